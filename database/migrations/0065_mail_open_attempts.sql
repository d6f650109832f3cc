ALTER TABLE "mails" ADD COLUMN "open_attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Whether earlier attempts delivered them is not known.
UPDATE "mails" SET "open_attempts" = "attempts" WHERE "status" = 'waiting';
