CREATE TABLE "news_releases" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"topics" text[] NOT NULL,
	"embargo_until" timestamp (3) with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"due_at" timestamp (3) with time zone,
	"begun_at" timestamp (3) with time zone,
	"mail_count" integer,
	"sent_count" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_asked_addresses" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "news_subscribers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"email" text NOT NULL,
	"topics" text[] NOT NULL,
	"status" text DEFAULT 'unconfirmed' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"refusal" text,
	CONSTRAINT "news_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "news_subscriber_id" uuid GENERATED ALWAYS AS (case when record_kind = 'news-subscribers' then record_id end) STORED;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "news_release_id" uuid GENERATED ALWAYS AS (case when record_kind = 'news-releases' then record_id end) STORED;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_news_subscriber_id_news_subscribers_id_fk" FOREIGN KEY ("news_subscriber_id") REFERENCES "public"."news_subscribers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_news_release_id_news_releases_id_fk" FOREIGN KEY ("news_release_id") REFERENCES "public"."news_releases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mails_of_news_subscriber" ON "mails" USING btree ("news_subscriber_id");--> statement-breakpoint
CREATE INDEX "mails_of_news_release" ON "mails" USING btree ("news_release_id");--> statement-breakpoint
CREATE INDEX "mails_next_news" ON "mails" USING btree ("next_try_at","id") WHERE kind = 'news' and status = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "mails_one_of_each_release" ON "mails" USING btree ("record_id","recipient") WHERE kind = 'news';