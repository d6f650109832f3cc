CREATE TABLE "content_drafts" (
	"document" text PRIMARY KEY NOT NULL,
	"revision" integer NOT NULL,
	"schema_version" integer NOT NULL,
	"content" json NOT NULL,
	"saved_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_publications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document" text NOT NULL,
	"version_id" uuid NOT NULL,
	"makes_current" boolean NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"live_at" timestamp (3) with time zone,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document" text NOT NULL,
	"number" integer NOT NULL,
	"schema_version" integer NOT NULL,
	"content" json NOT NULL,
	"sha256" text NOT NULL,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "content_versions_number" UNIQUE("document","number")
);
--> statement-breakpoint
CREATE TABLE "edition_files" (
	"version_id" uuid NOT NULL,
	"address" text NOT NULL,
	"sha256" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "edition_files_version_id_address_pk" PRIMARY KEY("version_id","address")
);
--> statement-breakpoint
ALTER TABLE "content_publications" ADD CONSTRAINT "content_publications_version_id_content_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_files" ADD CONSTRAINT "edition_files_version_id_content_versions_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."content_versions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_publications_newest" ON "content_publications" USING btree ("document","live_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "content_publications_one_scheduled" ON "content_publications" USING btree ("document") WHERE state = 'scheduled';--> statement-breakpoint
CREATE FUNCTION refuse_change_of_published() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	raise exception '% of % is refused: what was published stays as it was', tg_op, tg_table_name
		using errcode = 'restrict_violation';
end
$$;--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE ON content_versions FOR EACH ROW EXECUTE FUNCTION refuse_change_of_published();--> statement-breakpoint
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON content_versions EXECUTE FUNCTION refuse_change_of_published();--> statement-breakpoint
CREATE TRIGGER only_added BEFORE UPDATE OR DELETE ON edition_files FOR EACH ROW EXECUTE FUNCTION refuse_change_of_published();--> statement-breakpoint
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON edition_files EXECUTE FUNCTION refuse_change_of_published();
