CREATE TABLE "link_checks" (
	"address" text PRIMARY KEY NOT NULL,
	"requested_at" timestamp (3) with time zone,
	"checked_at" timestamp (3) with time zone,
	"result" text,
	"status" integer,
	"failing_since" timestamp (3) with time zone
);
