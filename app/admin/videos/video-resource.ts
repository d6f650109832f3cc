import { heroVideoCalls } from '#domain/hero-videos/hero-video-calls.ts';
import { germanResource } from '../../workspace/records/record-resource.ts';

export const videoResource = germanResource(heroVideoCalls, 'Hero Video');
