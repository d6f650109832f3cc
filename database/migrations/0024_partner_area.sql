CREATE TABLE "partner_area" (
	"is_open" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"opened_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "partner_area_once" CHECK ("partner_area"."is_open")
);
