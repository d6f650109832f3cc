ALTER TABLE "audit_log" ADD COLUMN "network" text;--> statement-breakpoint
-- The network is part of the entry: it stays for the entry's term and is never changed.
DROP TRIGGER only_names_go ON audit_log;--> statement-breakpoint
CREATE TRIGGER only_names_go BEFORE UPDATE ON audit_log FOR EACH ROW WHEN (not (
	(new.id, new.at, new.actor, new.action, new.record_kind, new.record_id, new.network)
		is not distinct from (old.id, old.at, old.actor, old.action, old.record_kind, old.record_id, old.network)
	and (new.actor_name is null or new.actor_name is not distinct from old.actor_name)
	and (new.record_name is null or new.record_name is not distinct from old.record_name)
)) EXECUTE FUNCTION refuse_change_of_audit_log();
