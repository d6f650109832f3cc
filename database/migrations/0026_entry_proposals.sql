CREATE TABLE "entry_proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"firm_id" uuid NOT NULL,
	"proposer_id" text,
	"changes" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "entry_proposals" ADD CONSTRAINT "entry_proposals_firm_id_partners_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_proposals" ADD CONSTRAINT "entry_proposals_proposer_id_auth_user_id_fk" FOREIGN KEY ("proposer_id") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_proposals_of_firm" ON "entry_proposals" USING btree ("firm_id");--> statement-breakpoint
CREATE INDEX "entry_proposals_of_proposer" ON "entry_proposals" USING btree ("proposer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "entry_proposals_one_waits" ON "entry_proposals" USING btree ("firm_id") WHERE "entry_proposals"."state" = 'waiting';