import { useRef } from 'react';
import type { HeroVideo } from '#domain/hero-videos/hero-video-answer.ts';
import { Button } from '../../components/ui/button.tsx';
import { notify } from '../../workspace/records/notify.ts';
import { isChangedMeanwhile, useRecords } from '../../workspace/records/use-records.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { videoResource } from './video-resource.ts';

/** A button that makes the video the one on the home page. */
export function LiveButton({ record }: { record: HeroVideo }) {
  const { update } = useRecords<HeroVideo>(videoResource);
  const mayChange = useMay()('content');
  const isPending = useRef(false);
  const { title, description, translations, videoUrl, isActive } = record;
  if (isActive || !mayChange) return null;
  const setLive = async () => {
    if (isPending.current) return;
    isPending.current = true;
    try {
      await update(record, { title, description, translations, videoUrl, isActive: true });
    } catch (error) {
      if (isChangedMeanwhile(error)) notify(videoResource.failed('update'));
    } finally {
      isPending.current = false;
    }
  };
  return (
    <Button onClick={setLive}>
      Live schalten<span className="sr-only">: {title}</span>
    </Button>
  );
}
