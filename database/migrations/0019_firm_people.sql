ALTER TABLE "account_links" ADD COLUMN "kind" text DEFAULT 'office' NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "firm_id" uuid;--> statement-breakpoint
ALTER TABLE "account_links" ADD COLUMN "firm_role" text;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "firm_id" uuid;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "firm_role" text;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "wants_file_news" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_firm_id_partners_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_user" ADD CONSTRAINT "auth_user_firm_id_partners_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_user_by_firm" ON "auth_user" USING btree ("firm_id");--> statement-breakpoint
ALTER TABLE "auth_user" ADD CONSTRAINT "auth_user_firm" CHECK (("auth_user"."kind" = 'partner') = ("auth_user"."firm_id" is not null) and ("auth_user"."firm_id" is null) = ("auth_user"."firm_role" is null));--> statement-breakpoint
-- Nor does anybody change from one firm to another.
CREATE OR REPLACE FUNCTION "keep_user_kind"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."kind" <> OLD."kind" OR NEW."firm_id" IS DISTINCT FROM OLD."firm_id" THEN
    RAISE EXCEPTION 'the kind of a user, and the firm, never change';
  END IF;
  RETURN NEW;
END $$;
