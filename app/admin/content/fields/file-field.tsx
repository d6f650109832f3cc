import type { LibraryItem } from '#domain/library/library-item-answer.ts';
import { inputLook } from '../../../components/ui/field.tsx';
import { ForeignWarning } from '../../../workspace/form/foreign-warning.tsx';
import { AddressControl } from '../../library/address-control.tsx';
import type { ChosenType } from '../../library/library-texts.ts';
import { useContentField } from '../draft/draft-fields.ts';
import { type ContentFieldProps, FieldFrame } from './content-fields.tsx';

interface FileFieldProps extends ContentFieldProps {
  holds: ChosenType;
  /** Emptied, it is left out of the document. */
  isOptional?: boolean;
  /** Where a picture's address leads to, when it stands for several files. */
  pictureOf?: (address: string) => string;
  /** Told of what was chosen, beside the address. */
  onChosen?: (item: LibraryItem) => void;
}

/** The address of a picture, PDF or other file in a document: of the library, or typed. */
export function FileField({
  holds,
  isOptional = false,
  pictureOf = (address) => address,
  onChosen,
  help,
  ...field
}: FileFieldProps) {
  const { value: address = '', change } = useContentField<string>(field.path);
  const write = (written: string) => change(isOptional && written === '' ? undefined : written);
  return (
    <FieldFrame
      {...field}
      help={
        <>
          {help}
          <ForeignWarning address={address} lang="en" />
        </>
      }
    >
      {(described) => (
        <AddressControl
          holds={holds}
          picture={holds === 'picture' && address ? pictureOf(address) : undefined}
          lang="en"
          onChosen={(item) => {
            write(item.fileUrl);
            onChosen?.(item);
          }}
        >
          <input
            {...described}
            value={address}
            autoComplete="off"
            onChange={({ target }) => write(target.value.trim())}
            className={inputLook}
          />
        </AddressControl>
      )}
    </FieldFrame>
  );
}
