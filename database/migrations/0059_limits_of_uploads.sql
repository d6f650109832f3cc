ALTER TABLE "partner_uploads" ADD COLUMN "visible_until" date;--> statement-breakpoint
ALTER TABLE "partner_uploads" ADD COLUMN "confidentiality" text;