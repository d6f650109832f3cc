CREATE TABLE "firm_access_rules" (
	"firm_id" uuid PRIMARY KEY NOT NULL,
	"second_factor_since" timestamp (3) with time zone,
	"second_factor_side" text,
	"allowed_domains" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "firm_access_rules_factor" CHECK (("firm_access_rules"."second_factor_since" is null) = ("firm_access_rules"."second_factor_side" is null))
);
--> statement-breakpoint
ALTER TABLE "firm_access_rules" ADD CONSTRAINT "firm_access_rules_firm_id_partners_id_fk" FOREIGN KEY ("firm_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;