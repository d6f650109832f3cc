ALTER TABLE "print_orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "channel" text DEFAULT 'web' NOT NULL;