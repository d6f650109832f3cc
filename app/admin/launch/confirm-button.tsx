import type { ReadPoint } from '#domain/launch/launch-points.ts';
import { Button } from '../../components/ui/button.tsx';
import { adminCall } from '../../workspace/calls/admin-call.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import { launchPath } from './use-launch.ts';

interface ConfirmButtonProps {
  point: ReadPoint;
  /** That is live as the list was loaded. */
  version: string;
  label: string;
}

/** Confirms what only a person can know, of the version that is live. */
export function ConfirmButton({ point, version, label }: ConfirmButtonProps) {
  const { busy, run } = useRun(launchPath);
  const confirm = () => adminCall('POST', `${launchPath}/${point}/confirm`, { body: { version } });
  return (
    <Button aria-disabled={busy} onClick={() => run('Confirmed', 'It could not be confirmed', confirm)}>
      {label}
    </Button>
  );
}
