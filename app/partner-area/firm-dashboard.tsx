import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { readFirmProfileCall } from '#domain/firm-people/firm-people-calls.ts';
import { partnerSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import type { Language } from '#platform/languages.ts';
import { callApi } from '../api-client.ts';
import { showToast } from '../components/show-toast.ts';
import { useAnswer } from '../workspace/calls/answers.ts';
import { createQueryClient } from '../workspace/calls/query-client.ts';
import { failureToast } from '../workspace/records/toasts.ts';
import { SignInAgain } from '../workspace/sign-in/sign-in-again.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { FirmFiles } from './files/firm-files.tsx';
import { FirmUpload } from './files/firm-upload.tsx';
import { useFirmUploads } from './files/use-firm-uploads.ts';
import { fillContactForm } from './fill-contact-form.ts';
import { ProfilePanel } from './profile/profile-panel.tsx';
import { type NavigatedStudy, StudyNavigator } from './study-navigator.tsx';
import { WhatsNew } from './whats-new/whats-new.tsx';

interface FirmDashboardProps {
  study: NavigatedStudy;
  title: string;
  headingLang: Language | undefined;
  /** E-mail address of the signed-in user. */
  user: string;
  onLoggedOut: () => void;
}

/** The partner area behind its sign-in, one application. */
export default function FirmDashboard(props: FirmDashboardProps) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SignedIn {...props} />
      <SignInAgain user={props.user} />
    </QueryClientProvider>
  );
}

function SignedIn({ study, title, headingLang, user, onLoggedOut }: FirmDashboardProps) {
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
  const logOut = async () => {
    try {
      await callApi(partnerSignInCalls.signOut, {});
      onLoggedOut();
    } catch {
      showToast(failureToast('Beim Abmelden ist ein Fehler aufgetreten', 'de'));
    }
  };
  return (
    <DashboardFrame
      title={title}
      headingLang={headingLang}
      firm={profile.data?.firmName}
      user={{ name: profile.data?.name, email: user }}
      onLogOut={logOut}
      tabs={[
        { id: 'navigator', label: 'Studien-Navigator', panel: navigator },
        { id: 'files', label: 'Dateien', panel: <FirmFiles /> },
        { id: 'upload', label: 'Upload', panel: <FirmUpload {...uploads} /> },
        { id: 'profile', label: 'Profil', panel: <ProfilePanel query={profile} /> },
      ]}
    />
  );
}
