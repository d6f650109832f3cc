ALTER TABLE "auth_session" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_session" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "kind" text DEFAULT 'office' NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "is_from_settings" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "deactivated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "auth_user" ADD COLUMN "last_sign_in_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "device" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD COLUMN "network" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Until now there was one account: that of ADMIN_EMAIL.
UPDATE "auth_user" SET "role" = 'administrator', "is_from_settings" = "id" = (SELECT "id" FROM "auth_user" ORDER BY "created_at", "id" LIMIT 1);--> statement-breakpoint
CREATE UNIQUE INDEX "auth_user_from_settings" ON "auth_user" USING btree ("is_from_settings") WHERE "auth_user"."is_from_settings";--> statement-breakpoint
ALTER TABLE "auth_user" ADD CONSTRAINT "auth_user_role" CHECK (("auth_user"."kind" = 'office') = ("auth_user"."role" is not null));--> statement-breakpoint
-- Somebody of the office never becomes a partner, nor the other way round, whatever a call does.
CREATE FUNCTION "keep_user_kind"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."kind" <> OLD."kind" THEN
    RAISE EXCEPTION 'the kind of a user never changes';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "keep_user_kind" BEFORE UPDATE ON "auth_user" FOR EACH ROW EXECUTE FUNCTION "keep_user_kind"();
