ALTER TABLE "partner_file_versions" ADD COLUMN "is_scanned" boolean;--> statement-breakpoint
ALTER TABLE "partner_file_versions" ADD COLUMN "scanned_at" timestamp (3) with time zone;