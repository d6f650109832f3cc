import type { ReadPoint } from '#domain/everything/confirmations/launch-points.ts';
import { confirmPointCall, readLaunchCall } from '#domain/everything/launch/launch-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { useRun } from '../../workspace/records/use-run.ts';

interface ConfirmButtonProps {
  point: ReadPoint;
  /** That is live as the list was loaded. */
  version: string;
  label: string;
}

/** Confirms what only a person can know, of the version that is live. */
export function ConfirmButton({ point, version, label }: ConfirmButtonProps) {
  const { busy, run } = useRun(readLaunchCall);
  const confirm = () => api(confirmPointCall, { point, body: { version } });
  return (
    <Button aria-disabled={busy} onClick={() => run('Confirmed', 'It could not be confirmed', confirm)}>
      {label}
    </Button>
  );
}
