ALTER TABLE "study_orders" ADD COLUMN "waits_for_seller" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "is_sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "released_at" timestamp (3) with time zone;