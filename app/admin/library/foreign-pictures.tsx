import { listForeignPicturesCall } from '#domain/library/library-calls.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { singularKindName, tabAddressOf } from '../record-kinds.ts';

/** Lists records whose pictures load from other hosts, if there are any. */
export function ForeignPictures() {
  const { data = [] } = useAnswer(listForeignPicturesCall, {}, { staleTime: 0 });
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="foreign-pictures" className="mb-4 border-signal border-l-2 py-1 pl-4">
      <h3 id="foreign-pictures" className="font-semibold">
        Pictures from other hosts
      </h3>
      <p className="text-sm">
        Visitors’ addresses go to these hosts, and the privacy note names them. Upload the files and choose them in the
        records instead.
      </p>
      <ul className="mt-1 text-sm">
        {data.map(({ recordKind, recordId, name, host }) => (
          <li key={recordId} className="py-0.5 wrap-anywhere">
            {singularKindName(recordKind)} <TabLink {...tabAddressOf(recordKind)}>{name}</TabLink>: {host}
          </li>
        ))}
      </ul>
    </section>
  );
}
