import { findEdition } from '#domain/editions/live-content/site-content.ts';
import { mediaItemCalls } from '#domain/media/media-item-calls.ts';
import { cardKey } from '#domain/news/card-key.ts';
import { followedCards } from '#domain/news/followed-cards.ts';
import { PageHeading } from '../../components/section-heading.tsx';
import { Island } from '../../island.tsx';
import { News } from '../../news/news.tsx';
import { NewsPage } from '../../news/news-page.tsx';
import type { PageRequest } from '../../page-request.ts';
import EventGallery from './event-gallery.tsx';
import { galleryImages } from './gallery-images.ts';
import { galleryWords, imageViewerWords } from './gallery-words.ts';
import { imageViewerEvent } from './image-viewer-event.ts';
import ImageViewerHost from './image-viewer-host.tsx';
import { MediaKit } from './media-kit.tsx';
import { MediaReports } from './media-reports.tsx';
import { mediaWords } from './media-words.ts';

export default async function mediaPage(request: PageRequest) {
  const { language, answer, data, content, parameters, news } = request;
  if (news) {
    const { contactEmail } = content.institution;
    const cards = news.view.state === 'unknown' ? [] : followedCards(content, news.view.cards);
    return (
      <NewsPage language={language} view={news.view} cards={cards} notice={news.notice} contactEmail={contactEmail} />
    );
  }
  const { facts } = (findEdition(content, parameters.get('edition')) ?? content.current).edition;
  const [card] = followedCards(content, [cardKey(facts.year, Number(parameters.get('card')))]);
  const records = await answer(mediaItemCalls.list);
  const pictures = await data('shown-pictures');
  const beingMade = await data('packages-being-made');
  const { heading, galleryTitle, gallery } = content.media;
  return (
    <>
      <PageHeading {...heading} />
      <MediaKit content={content} hasPackage={!beingMade.includes(content.current.edition.facts.year)} />
      <Island
        name="event-gallery"
        component={EventGallery}
        props={{
          title: galleryTitle,
          images: galleryImages(gallery, records, pictures, { credit: mediaWords(language).credit, language }),
          words: galleryWords(language),
        }}
      />
      <MediaReports content={content} records={records} pictures={pictures} />
      <News request={request} path="/media" card={card} />
      <Island
        name="image-viewer-host"
        component={ImageViewerHost}
        props={{ words: imageViewerWords(language) }}
        hydrate="touch"
        hydrateOn={imageViewerEvent}
      />
    </>
  );
}
