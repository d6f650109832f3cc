CREATE TABLE "correction_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_order_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"suspected_spam" boolean DEFAULT false NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "correction_proposals" ADD CONSTRAINT "correction_proposals_study_order_id_study_orders_id_fk" FOREIGN KEY ("study_order_id") REFERENCES "public"."study_orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "correction_proposals_of_study_order" ON "correction_proposals" USING btree ("study_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "correction_proposals_one_waits" ON "correction_proposals" USING btree ("study_order_id") WHERE "correction_proposals"."state" = 'waiting';