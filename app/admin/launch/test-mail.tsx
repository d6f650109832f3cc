import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { readLaunchCall, sendTestMailCall } from '#domain/everything/launch/launch-calls.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { useRun } from '../../workspace/records/use-run.ts';
import { SettingsLink } from './settings-link.tsx';
import { awaitsFirstAttempt } from './use-launch.ts';

/** Sends a mail to the user. */
export function TestMailButton({ launch: { sender } }: { launch: Launch }) {
  const { isBusy, run } = useRun(readLaunchCall);
  if (!sender.isSet) return <SettingsLink isDone={false} />;
  const send = () => api(sendTestMailCall, {});
  return (
    <Button
      aria-disabled={isBusy || awaitsFirstAttempt(sender)}
      onClick={() => run('The test mail is on its way to you', 'The test mail could not be sent', send)}
    >
      Send a test mail
    </Button>
  );
}

function stateOf(sender: Launch['sender']): { text: string; isBad?: boolean } | null {
  if (!sender.test) return null;
  const { recipient, status, createdAt, lastError } = sender.test;
  const sent = `Test mail of ${dateTimeOrUnknown(createdAt)} to ${recipient}`;
  if (status === 'sent') return { text: `${sent}: accepted.` };
  if (awaitsFirstAttempt(sender)) return { text: `${sent}: on its way.` };
  const retryNote = status === 'waiting' ? ' It is retried automatically.' : '';
  return { text: `${sent}: not accepted. The mail server says: ${lastError ?? ''}.${retryNote}`, isBad: true };
}

export function TestMailState({ launch: { sender } }: { launch: Launch }) {
  const state = stateOf(sender);
  return (
    <p role="status" className={`max-w-prose text-sm wrap-anywhere ${state?.isBad ? 'text-signal' : 'text-ink-muted'}`}>
      {state?.text}
    </p>
  );
}
