import { useState } from 'react';
import { acceptAreaTermsCall, readAreaTermsCall } from '#domain/people/area-terms/area-terms-calls.ts';
import { refusalOf } from '../../api-client.ts';
import { FormattedText } from '../../components/formatted-text.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { messageIn } from '../../workspace/calls/failure-message.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { ListStates } from '../../workspace/list/list-states.tsx';

/** The current terms of the partner area, with the button that accepts them. */
export function AcceptTerms({ onAccepted }: { onAccepted: () => void }) {
  const query = useAnswer(readAreaTermsCall, {}, { staleTime: 0 });
  const [failure, setFailure] = useState<string>();
  const accept = async (version: string | null) => {
    setFailure(undefined);
    try {
      // There is no version if the office has withdrawn the terms in the meantime.
      if (version !== null) await api(acceptAreaTermsCall, { body: { version } });
      onAccepted();
    } catch (error) {
      setFailure(messageIn('de', error));
      if (refusalOf(acceptAreaTermsCall, error) === 'other-terms') void query.refetch();
    }
  };
  return (
    <ListStates query={query} failure="Die Bedingungen konnten nicht geladen werden." lang="de">
      {({ text, version }) => (
        <>
          {text !== null && <FormattedText text={text} className="measure" />}
          <FormFailure message={failure} />
          <Button look="primary" className="mt-6" onClick={() => void accept(version)}>
            Einverstanden
          </Button>
        </>
      )}
    </ListStates>
  );
}
