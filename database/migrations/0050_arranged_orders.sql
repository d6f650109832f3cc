ALTER TABLE "study_orders" ALTER COLUMN "business_area" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_orders" ALTER COLUMN "company_size" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_orders" ALTER COLUMN "partner_interest" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "items" jsonb;--> statement-breakpoint
ALTER TABLE "study_orders" ADD COLUMN "offer_valid_until" date;