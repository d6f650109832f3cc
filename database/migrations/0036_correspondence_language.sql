ALTER TABLE "contact_messages" ADD COLUMN "correspondence_language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "news_subscribers" ADD COLUMN "correspondence_language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "print_orders" ADD COLUMN "correspondence_language" text DEFAULT 'de' NOT NULL;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "correspondence_language" text DEFAULT 'de' NOT NULL;