CREATE TABLE "chain_heads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"position" integer NOT NULL,
	"head" text NOT NULL,
	"taken_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"timestamp" "bytea",
	"timestamp_failure" text,
	CONSTRAINT "chain_heads_position_unique" UNIQUE("position")
);
