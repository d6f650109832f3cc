ALTER TABLE "partner_file_versions" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "partner_uploads" ADD COLUMN "message" text;--> statement-breakpoint
ALTER TABLE "partner_uploads" ADD COLUMN "same_as_version" integer;