import { homeTexts } from '#content/current-edition.ts';
import { TextColumns } from './text-columns.tsx';

/** What the study is for, how it is done and by whom. */
export default function HomeIntroduction() {
  return (
    <section aria-label="Die Studie" className="container-page py-[clamp(3rem,7vw,6rem)]">
      <TextColumns blocks={homeTexts.cards} />
    </section>
  );
}
