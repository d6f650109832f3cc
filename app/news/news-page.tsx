import type { ReactNode } from 'react';
import type { NewsPageNotice, NewsPageView } from '#domain/news/subscribers/news-page-view.ts';
import { PageHeading } from '../components/section-heading.tsx';
import { FormAlert } from '../forms/form-alert.tsx';
import { TopicFields } from './topic-fields.tsx';

interface NewsPageProps {
  view: NewsPageView;
  notice: NewsPageNotice | undefined;
  contactEmail: string;
}

type KnownView = Exclude<NewsPageView, { state: 'unknown' }>;

function headingOf({ state }: NewsPageView, notice: NewsPageNotice | undefined): [title: string, lead: string] {
  if (notice === 'unsubscribed') {
    return ['Sie sind abgemeldet', 'Ihre Adresse ist gelöscht. Sie erhalten keine Neuigkeiten mehr von uns.'];
  }
  if (state === 'unknown') {
    return ['Diesen Link gibt es nicht mehr', 'Vielleicht wurde die Adresse inzwischen abgemeldet oder gelöscht.'];
  }
  if (state === 'open') {
    return ['Anmeldung bestätigen', 'Mit dem Knopf bestätigen Sie, dass Sie Neuigkeiten erhalten möchten.'];
  }
  if (state === 'expired') {
    return ['Dieser Link ist abgelaufen', 'Er galt sieben Tage. Angemeldet ist die Adresse nicht.'];
  }
  if (notice === 'confirmed') return ['Vielen Dank', 'Ihre Anmeldung ist bestätigt.'];
  if (notice === 'confirmed-before') return ['Schon bestätigt', 'Diese Anmeldung war bereits bestätigt.'];
  return ['Ihre Neuigkeiten', 'Hier ändern Sie Ihre Themen oder melden sich ab.'];
}

/** A subscriber's page: confirm, change topics, unsubscribe. Works without script. */
export function NewsPage({ view, notice, contactEmail }: NewsPageProps) {
  const [title, lead] = headingOf(view, notice);
  return (
    <>
      <PageHeading kicker="Neuigkeiten per E-Mail" title={title} lead={lead} />
      <div className="container-page pb-20">
        <div className="grid max-w-2xl gap-6 border-rule border-t pt-8">
          {view.state === 'unknown' ? (
            <p>
              Anmelden können Sie sich auf der Seite <a href="/media#neuigkeiten">Medien &amp; Ressourcen</a>.
            </p>
          ) : (
            <>
              <p className="wrap-anywhere">
                Adresse: <strong>{view.email}</strong>
              </p>
              {view.state === 'open' && (
                <PostButton token={view.token} action="confirm" look="signal">
                  Anmeldung bestätigen
                </PostButton>
              )}
              {view.state === 'expired' && (
                <p>
                  Möchten Sie sich doch anmelden, so schreiben Sie uns an{' '}
                  <a href={`mailto:${contactEmail}`}>{contactEmail}</a>: Wir geben die Adresse wieder frei.
                </p>
              )}
              {view.state === 'confirmed' && <Topics view={view} notice={notice} />}
              <PostButton token={view.token} action="unsubscribe">
                {view.state === 'confirmed' ? 'Abmelden' : 'Adresse löschen'}
              </PostButton>
            </>
          )}
        </div>
      </div>
    </>
  );
}

function Topics({ view: { token, topics }, notice }: { view: KnownView; notice: NewsPageNotice | undefined }) {
  return (
    <PostForm token={token} action="topics">
      {notice === 'topics-changed' && (
        <p role="status" className="mb-4 border-accent border-l-2 pl-4">
          Ihre Themen sind gespeichert.
        </p>
      )}
      <FormAlert className="mb-4">{notice === 'no-topic' && 'Bitte wählen Sie mindestens ein Thema.'}</FormAlert>
      <TopicFields isChosen={(topic) => topics.includes(topic)} />
      <button
        type="submit"
        className="mt-4 min-h-11 rounded border border-ink px-5 py-2 font-semibold hover:bg-ink hover:text-paper"
      >
        Themen speichern
      </button>
    </PostForm>
  );
}

interface PostFormProps {
  token: string;
  action: 'confirm' | 'topics' | 'unsubscribe';
  children: ReactNode;
}

function PostForm({ token, action, children }: PostFormProps) {
  return (
    <form method="post" action={`/media?news=${token}`}>
      <input type="hidden" name="action" value={action} />
      {children}
    </form>
  );
}

const looks = {
  signal: 'bg-signal text-on-signal hover:bg-ink hover:text-paper',
  plain: 'border border-ink hover:bg-ink hover:text-paper',
};

function PostButton({ look = 'plain', children, ...form }: PostFormProps & { look?: keyof typeof looks }) {
  return (
    <PostForm {...form}>
      <button type="submit" className={`min-h-11 rounded px-5 py-2 font-semibold ${looks[look]}`}>
        {children}
      </button>
    </PostForm>
  );
}
