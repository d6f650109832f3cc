import { deferred } from '../components/deferred.tsx';

export const Footer = deferred(() => import('./footer-content.tsx'));
