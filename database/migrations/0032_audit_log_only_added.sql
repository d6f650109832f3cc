CREATE FUNCTION refuse_change_of_audit_log() RETURNS trigger LANGUAGE plpgsql AS $$
begin
	raise exception '% of % is refused: entries are only added, and kept for 12 months', tg_op, tg_table_name
		using errcode = 'restrict_violation';
end
$$;--> statement-breakpoint
-- The one change: a name goes, of a person who was erased or is gone.
CREATE TRIGGER only_names_go BEFORE UPDATE ON audit_log FOR EACH ROW WHEN (not (
	(new.id, new.at, new.actor, new.action, new.record_kind, new.record_id)
		is not distinct from (old.id, old.at, old.actor, old.action, old.record_kind, old.record_id)
	and (new.actor_name is null or new.actor_name is not distinct from old.actor_name)
	and (new.record_name is null or new.record_name is not distinct from old.record_name)
)) EXECUTE FUNCTION refuse_change_of_audit_log();--> statement-breakpoint
-- Retention says for which moment it works: a dry run may look ahead.
CREATE TRIGGER kept_twelve_months BEFORE DELETE ON audit_log FOR EACH ROW WHEN (
	old.at >= coalesce(nullif(current_setting('retention.moment', true), '')::timestamptz, now()) - interval '12 months'
) EXECUTE FUNCTION refuse_change_of_audit_log();--> statement-breakpoint
CREATE TRIGGER never_truncated BEFORE TRUNCATE ON audit_log EXECUTE FUNCTION refuse_change_of_audit_log();
