import type { InstitutionPart, PrivacyList } from '#content/page-schemas.ts';
import { ChoiceField, TextField, TextsField } from '../content/fields/content-fields.tsx';
import { ContentList } from '../content/fields/content-list.tsx';
import { DescriptionField } from './heading-fields.tsx';

const parts: Record<InstitutionPart, string> = {
  publisher: 'Publisher',
  address: 'Address and e-mail',
  'responsible-persons': 'Responsible persons',
  contact: 'E-mail of the legal notices',
  institute: 'Institute and address',
  'project-lead': 'Project lead',
  association: 'Association',
};

const lists: Record<PrivacyList, string> = {
  'stored-data': 'What is stored, and what for',
  cookies: 'Cookies',
  terms: 'How long it is kept',
  recipients: 'Who gets it',
};

const part = (path: string) => (
  <div className="grid gap-4">
    <TextField path={`${path}.title`} label="Title" />
    <TextsField path={`${path}.paragraphs`} label="Paragraphs" as="paragraphs" isFormatted />
    <TextsField path={`${path}.items`} label="List" as="lines" isOptional isFormatted="inline" />
    <ChoiceField
      path={`${path}.shows`}
      label="List of the privacy note"
      options={Object.entries(lists)}
      help="Follows the list above. The site makes it of what it stores; one that no part shows stands at the end of the note."
      isOptional
    />
  </div>
);

/** A legal notice: its sections stand in the contents at the side, and are linked by their anchors. */
function NoticeFields({ notice }: { notice: 'impressum' | 'imprint' }) {
  return (
    <div className="grid gap-5">
      <TextField path={`${notice}.title`} label="Title" />
      <TextField path={`${notice}.lead`} label="Lead" rows={2} />
      <DescriptionField path={`${notice}.description`} />
      <ContentList
        path={`${notice}.sections`}
        label="Sections"
        itemName="Section"
        foldedBy="title"
        newItem={() => ({ id: '', title: '', paragraphs: [] })}
      >
        {(section) => (
          <div className="grid gap-4">
            <TextField path={`${section}.title`} label="Title" />
            <TextField
              path={`${section}.id`}
              label="Anchor"
              help="Other pages lead to #datenschutz and #barrierefreiheit: these stay."
            />
            <TextsField path={`${section}.paragraphs`} label="Paragraphs" as="paragraphs" isFormatted />
            <ChoiceField
              path={`${section}.shows`}
              label="Shows of the institution"
              options={Object.entries(parts)}
              help="Follows the paragraphs. Written in the page text Institution."
              isOptional
            />
            <TextsField path={`${section}.address`} label="Postal address" as="lines" rows={3} isOptional />
            <TextField path={`${section}.email`} label="E-mail" type="email" isOptional />
            <ContentList
              path={`${section}.parts`}
              label="Parts"
              itemName="Part"
              foldedBy="title"
              newItem={() => ({ title: '', paragraphs: [] })}
            >
              {part}
            </ContentList>
          </div>
        )}
      </ContentList>
      <TextField path={`${notice}.status`} label="Status" isOptional />
      <TextField path={`${notice}.otherNotice.label`} label="Link to the other notice" />
    </div>
  );
}

export const ImpressumFields = () => <NoticeFields notice="impressum" />;
export const ImprintFields = () => <NoticeFields notice="imprint" />;
