import type { PartnerFile } from '#domain/partner-files/partner-file-answer.ts';
import { categoryNames } from '#domain/partner-files/partner-file-choices.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { DetailsList } from '../../workspace/table/details-list.tsx';
import { PartnerFileVersions } from './partner-file-versions.tsx';

interface ReadOnlyPartnerFileProps {
  file: PartnerFile;
  /** The sender or the recipients. */
  audience: string;
  onClose: () => void;
}

/** A file for users who may not change it. */
export function ReadOnlyPartnerFile({ file, audience, onClose }: ReadOnlyPartnerFileProps) {
  const { title, fileName, category, year } = file;
  return (
    <Dialog title={title} onRequestClose={onClose}>
      <DetailsList
        entries={[
          ['File', fileName],
          ['From or for', audience],
          ['Category', categoryNames.en[category]],
          ['Year', year],
        ]}
      />
      <h3 className="mt-6 text-lg">Versions</h3>
      <PartnerFileVersions file={file} />
    </Dialog>
  );
}
