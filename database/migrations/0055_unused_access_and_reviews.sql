ALTER TABLE "auth_user" ADD COLUMN "still_needed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "unused_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "unused_ended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "firm_access_rules" ADD COLUMN "people_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "firm_access_rules" ADD COLUMN "people_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "firm_access_rules" ADD COLUMN "people_confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "firm_access_rules" ADD COLUMN "people_confirmer_id" text;--> statement-breakpoint
ALTER TABLE "firm_access_rules" ADD CONSTRAINT "firm_access_rules_people_confirmer_id_auth_user_id_fk" FOREIGN KEY ("people_confirmer_id") REFERENCES "public"."auth_user"("id") ON DELETE set null ON UPDATE no action;