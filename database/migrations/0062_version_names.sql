ALTER TABLE "content_versions" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "content_versions" DISABLE TRIGGER only_added;--> statement-breakpoint
-- Content that was published again gets a name of its own.
UPDATE content_versions v SET name = left(CASE WHEN EXISTS (SELECT FROM content_versions e
	WHERE e.document = v.document AND e.sha256 = v.sha256 AND e.number < v.number)
	THEN encode(sha256(convert_to(v.sha256 || '/' || v.number, 'UTF8')), 'hex') ELSE v.sha256 END, 16);--> statement-breakpoint
ALTER TABLE "content_versions" ENABLE TRIGGER only_added;--> statement-breakpoint
ALTER TABLE "content_versions" ALTER COLUMN "name" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_name" UNIQUE("document","name");
