import { randomUUID } from 'node:crypto';
import PQueue from 'p-queue';
import { nextPublication } from '#domain/core/records/lists/list-records.server.ts';
import { findNextPublication } from '#domain/editions/documents/publication-queries.server.ts';
import { type LiveContent, openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import { goLiveWhenDue } from '#domain/editions/publication/go-live.server.ts';
import { type ReadBuiltEdition, storeBuiltFiles } from '#domain/editions/publication/store-missing-files.server.ts';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { type ConnectedDatabase, notifyInstances } from '#platform/database/database.server.ts';
import type { Language } from '#platform/languages.ts';
import { createMailer } from '#platform/mailer.server.ts';
import type { Services } from '#platform/services.server.ts';

const channel = 'content_changed';
const maxTimerMs = 2 ** 31 - 1;
const retryMs = 60_000;
/** Pause before failed reloads and notifications are repeated. */
const repeatMs = 5_000;
/** Pause before a publication is tried again that failed, or isn't due yet by the database's clock. */
const stillDueMs = 1_000;
/** Pause after a change before answers are made again, because an office often saves several things in a row. */
const remakeAfterMs = 500;

/** The services that exist before the site does. */
export type OutsideServices = Omit<Services, 'contentChanged' | 'mailer'>;

interface ContentCache {
  /** @param isKnownChange false after a lost connection, when a change may have been missed */
  clear(isKnownChange: boolean): void;
  /** Makes answers again that were in use before the last change; what fails is left to its next request. */
  remake?(): Promise<void>;
}

/** Owns what visitors see: the live content, the caches made from it, and the timer of the next publication. */
export class LiveSite {
  readonly services: Services;
  readonly #content: LiveContent;
  readonly #caches: ContentCache[] = [];
  /** Distinguishes this site's notifications from those of other instances. */
  readonly #id = randomUUID();
  readonly #scheduling = new PQueue({ concurrency: 1 });
  #timer: NodeJS.Timeout | undefined;
  #reloadTimer: NodeJS.Timeout | undefined;
  #notifyTimer: NodeJS.Timeout | undefined;
  #remakeTimer: NodeJS.Timeout | undefined;

  private constructor(services: OutsideServices, content: LiveContent) {
    this.services = {
      ...services,
      mailer: createMailer(services.settings, async () => this.content().institution.senderName),
      contentChanged: (change) => this.#contentChanged(change?.isNotified),
    };
    this.#content = content;
  }

  /** @param readBuiltEdition reads an edition's files from the build, where there is one */
  static async open(services: OutsideServices, readBuiltEdition?: ReadBuiltEdition): Promise<LiveSite> {
    const content = await openLiveContent(services.db, async (added) => {
      if (readBuiltEdition) await storeBuiltFiles(services, readBuiltEdition, added);
    });
    return new LiveSite(services, content);
  }

  readonly content = (language?: Language) => this.#content.current(language);

  /** Registers a cache that is cleared when the content changes. */
  addCache<Cache extends ContentCache>(cache: Cache): Cache {
    this.#caches.push(cache);
    return cache;
  }

  /** Follows the changes of other instances and the next publication from now on. */
  async watch(listen: ConnectedDatabase['listen']): Promise<void> {
    await listen(channel, (from) => this.#onNotification(from));
    await this.#onNotification();
  }

  async #contentChanged(isNotified = false): Promise<void> {
    await this.#refresh();
    if (!isNotified) await this.#notify();
  }

  /** Repeated until it succeeds, because other instances would keep the former content. */
  async #notify(): Promise<void> {
    clearTimeout(this.#notifyTimer);
    await notifyInstances(this.services.db, channel, this.#id).catch(async (error: Error) => {
      this.#warn(error, 'other instances could not be notified of a change; trying again in some seconds');
      if (!this.services.db.$client.ended) this.#notifyTimer = setTimeout(() => this.#notify(), repeatMs).unref();
      // This site's own notification would have set its timer.
      await this.#onNotification(this.#id);
    });
  }

  async #onNotification(from?: string, pauseMs = 0): Promise<void> {
    // This site's own changes are already applied.
    if (from !== this.#id) await this.#refresh(from !== undefined);
    // One at a time, so that the timer is set by the call that has read the latest state.
    await this.#scheduling.add(() => this.#schedulePublication(pauseMs));
  }

  /** @param pauseMs before a publication that is already due */
  async #schedulePublication(pauseMs: number): Promise<void> {
    const next = await this.#nextPublication().catch((error: Error) => {
      this.#warn(error, 'the next publication could not be read; trying again in a minute');
      return new Date(Date.now() + retryMs);
    });
    clearTimeout(this.#timer);
    if (!next) return;
    const leftMs = next.getTime() - Date.now();
    const delayMs = Math.min((leftMs > 0 ? leftMs : pauseMs) + 1, maxTimerMs);
    this.#timer = setTimeout(() => this.#publish(), delayMs).unref();
  }

  /**
   * The content first: answers made after the caches are cleared must contain it. Repeated until the content could be read;
   * meanwhile a known change leaves nothing of the former content.
   */
  async #refresh(isKnownChange = true, isRetry = false): Promise<void> {
    clearTimeout(this.#reloadTimer);
    const isRead = await this.#content.reload().then(
      () => true,
      (error: Error) => {
        this.#warn(error, 'the live content could not be read; trying again in some seconds');
        clearTimeout(this.#reloadTimer);
        if (!this.services.db.$client.ended)
          this.#reloadTimer = setTimeout(() => this.#refresh(isKnownChange, true), repeatMs).unref();
        return false;
      },
    );
    if (!isRead && (isRetry || !isKnownChange)) return;
    for (const cache of this.#caches) cache.clear(isKnownChange);
    this.#scheduleRemake();
  }

  /** Pages that nobody visits between a change and a failure of the database remain readable this way. */
  #scheduleRemake(): void {
    clearTimeout(this.#remakeTimer);
    const remake = async () => {
      for (const cache of this.#caches) await cache.remake?.();
    };
    this.#remakeTimer = setTimeout(remake, remakeAfterMs).unref();
  }

  async #publish(): Promise<void> {
    await goLiveWhenDue(this.services).catch((error: Error) =>
      this.#warn(error, 'due publications could not be published; trying again'),
    );
    await this.#onNotification(undefined, stillDueMs);
  }

  /** When a record, or a version of an edition, is published next. */
  async #nextPublication(): Promise<Date | undefined> {
    const { db } = this.services;
    const times = [await nextPublication(db, recordKinds), await findNextPublication(db)].filter((time) => !!time);
    return times.sort((a, b) => a.getTime() - b.getTime())[0];
  }

  #warn(err: Error, message: string): void {
    this.services.log.warn({ err }, message);
  }
}
