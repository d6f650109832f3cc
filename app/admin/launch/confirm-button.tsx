import type { ReadPoint } from '#domain/everything/confirmations/launch-points.ts';
import { confirmPointCall, readLaunchCall } from '#domain/everything/launch/launch-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { useRun } from '../../workspace/records/use-run.ts';

interface ConfirmButtonProps {
  point: ReadPoint;
  /** The live version that the user has seen. */
  version: string;
  label: string;
}

/** Confirms a point that only a person can check. */
export function ConfirmButton({ point, version, label }: ConfirmButtonProps) {
  const { busy, run } = useRun(readLaunchCall);
  const confirm = () => api(confirmPointCall, { point, body: { version } });
  return (
    <Button aria-disabled={busy} onClick={() => run('Confirmed', 'It could not be confirmed', confirm)}>
      {label}
    </Button>
  );
}
