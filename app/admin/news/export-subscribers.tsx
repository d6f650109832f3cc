import { listNewsAddressesCall } from '#domain/news/subscribers/news-subscriber-calls.ts';
import { api } from '../../workspace/calls/api.ts';
import { SaveFileButton } from '../../workspace/list/save-file-button.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';

async function tableOfSubscribers(): Promise<string> {
  const [subscribers, { subscribersCsv }] = await Promise.all([
    api(listNewsAddressesCall, {}),
    import('./subscribers-csv.ts'),
  ]);
  return subscribersCsv(subscribers);
}

/** Saves all confirmed addresses, regardless of the filter. */
export function ExportSubscribers() {
  const may = useMay();
  if (!may('administration')) return null;
  return (
    <SaveFileButton name="news" makeFile={tableOfSubscribers} failure="Failed to export addresses">
      Export CSV
    </SaveFileButton>
  );
}
