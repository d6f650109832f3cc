import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readFirmProfileCall } from '#domain/firm-people/firm-people-calls.ts';
import { useAnswer } from '../workspace/calls/answers.ts';
import { createQueryClient } from '../workspace/calls/query-client.ts';
import { ConfirmationDialog } from '../workspace/form/confirmation-dialog.tsx';
import { leaveSafely } from '../workspace/form/leave-guard.ts';
import { useRestoredFocus } from '../workspace/restored-focus.ts';
import { SignInAgain } from '../workspace/sign-in/sign-in-again.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { ChangedTerms } from './entrance/changed-terms.tsx';
import type { RequirementProps } from './entrance/entrance-page.tsx';
import { FactorNotice } from './entrance/factor-notice.tsx';
import { RequiredFactor } from './entrance/required-factor.tsx';
import { RequiredTerms } from './entrance/required-terms.tsx';
import { signOut } from './entrance/sign-out.ts';
import { FirmFiles } from './files/firm-files.tsx';
import { FirmUpload } from './files/firm-upload.tsx';
import { useFirmUploads } from './files/use-firm-uploads.ts';
import { fillContactForm } from './fill-contact-form.ts';
import { ProfilePanel } from './profile/profile-panel.tsx';
import { type NavigatedStudy, StudyNavigator } from './study-navigator.tsx';
import { WhatsNew } from './whats-new/whats-new.tsx';

interface FirmDashboardProps extends RequirementProps {
  study: NavigatedStudy;
  /** Email address of the signed-in user. */
  user: string;
  /** Whether the user has to set up a second factor first. */
  mustAddSecondFactor: boolean;
  /** Whether the user has to accept the terms first. */
  mustAcceptTerms: boolean;
}

export default function FirmDashboard(props: FirmDashboardProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <EnteredPart {...props} />
      <ConfirmationDialog />
      <SignInAgain user={props.user} />
      <ChangedTerms />
    </QueryClientProvider>
  );
}

function EnteredPart(props: FirmDashboardProps) {
  if (props.mustAddSecondFactor) return <RequiredFactor {...props} />;
  return props.mustAcceptTerms ? <RequiredTerms {...props} /> : <SignedIn {...props} />;
}

/** Finds the panel of the selected tab, outside hidden panels. */
const findShownPanel = () => document.querySelector<HTMLElement>('[role=tabpanel]:not([hidden], [hidden] *)');

function SignedIn({ study, title, headingLang, user, onSignedOut }: FirmDashboardProps) {
  useRestoredFocus(findShownPanel);
  const uploads = useFirmUploads();
  const profile = useAnswer(readFirmProfileCall, {});
  const { data } = profile;
  useEffect(() => data && fillContactForm(data), [data]);
  const navigator = (
    <>
      {data && <WhatsNew previousVisitAt={data.previousVisitAt} uploads={uploads.uploads} />}
      <StudyNavigator study={study} />
    </>
  );
  return (
    <DashboardFrame
      title={title}
      headingLang={headingLang}
      firm={profile.data?.firmName}
      user={{ name: profile.data?.name, email: user }}
      notice={data && <FactorNotice profile={data} />}
      onSignOut={() => leaveSafely(() => void signOut(onSignedOut))}
      tabs={[
        { id: 'navigator', label: 'Studien-Navigator', panel: navigator },
        { id: 'files', label: 'Dateien', panel: <FirmFiles /> },
        { id: 'upload', label: 'Upload', panel: <FirmUpload {...uploads} /> },
        { id: 'profile', label: 'Profil', panel: <ProfilePanel query={profile} /> },
      ]}
    />
  );
}
