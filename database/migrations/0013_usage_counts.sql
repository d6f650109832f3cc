CREATE TABLE "usage_counts" (
	"day" date NOT NULL,
	"subject" text NOT NULL,
	"name" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"bot_views" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "usage_counts_day_subject_name_pk" PRIMARY KEY("day","subject","name")
);
