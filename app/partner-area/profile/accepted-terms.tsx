import type { AreaTerms } from '#domain/people/area-terms/area-terms-answer.ts';
import { FormattedText } from '../../components/formatted-text.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';

interface AcceptedTermsProps extends Pick<AreaTerms, 'acceptedAt'> {
  text: string;
}

export function AcceptedTerms({ text, acceptedAt }: AcceptedTermsProps) {
  return (
    <>
      {acceptedAt && <p>Angenommen am {dateOrUnknown(acceptedAt)}.</p>}
      <details className="mt-1">
        <summary className="min-h-9 w-fit cursor-pointer py-1 text-accent underline underline-offset-4">
          Bedingungen lesen
        </summary>
        <FormattedText text={text} className="measure mt-3" />
      </details>
    </>
  );
}
