ALTER TABLE "content_versions" DROP CONSTRAINT "content_versions_number";--> statement-breakpoint
CREATE INDEX "content_versions_number" ON "content_versions" USING btree ("document","number");