import { Island } from '../island.tsx';
import PartnerArea from './partner-area.tsx';

/** The sign-in works as HTML until somebody begins to type. */
export default function partnerAreaPage() {
  return <Island name="partner-area" component={PartnerArea} wake="touch" />;
}
