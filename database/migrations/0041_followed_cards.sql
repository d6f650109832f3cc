DROP INDEX "mails_next_news";--> statement-breakpoint
ALTER TABLE "news_subscribers" ADD COLUMN "cards" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_of_each_correction" ON "mails" USING btree ("record_id",(details ->> 'version')) WHERE kind = 'correction';--> statement-breakpoint
CREATE INDEX "mails_next_news" ON "mails" USING btree ("next_try_at","id") WHERE kind in ('news', 'correction') and status = 'waiting';