import { Badge } from '../../components/ui/badge.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import type { WorkspaceLanguage } from '../../workspace/workspace-texts.ts';
import { deadSince, failureReason } from './link-texts.ts';
import { useLinks } from './use-links.ts';

export function DeadLinks({ record, lang }: { record: object; lang: WorkspaceLanguage }) {
  const { data } = useLinks();
  const values = new Set<unknown>(Object.values(record));
  const dead = data?.failing.filter(({ isDead, address }) => isDead && values.has(address)) ?? [];
  return dead.map(({ address, since, result, status }) => (
    <p key={address} className="mt-2 text-sm">
      <Badge look="urgent">{deadSince[lang](dateOrUnknown(since))}</Badge>
      <span className="mt-1 block wrap-anywhere text-ink-muted">
        {address}: {failureReason(result, status, lang)}
      </span>
    </p>
  ));
}
