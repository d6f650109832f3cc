CREATE TABLE "document_checks" (
	"checked_at" timestamp (3) with time zone PRIMARY KEY DEFAULT now() NOT NULL,
	"damaged" text[] NOT NULL
);
