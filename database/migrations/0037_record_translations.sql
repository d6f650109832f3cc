ALTER TABLE "hero_videos" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "reply_texts" ADD COLUMN "translations" jsonb;--> statement-breakpoint
ALTER TABLE "team_members" ADD COLUMN "translations" jsonb;