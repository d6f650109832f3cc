CREATE VIEW "public"."facts_in_force" AS (select * from "order_facts" where undoes is null
  and not exists (select from "order_facts" opposite where opposite.undoes = "order_facts"."id"));--> statement-breakpoint
CREATE VIEW "public"."dismissals_in_force" AS (select * from "bank_dismissals" where undoes is null
  and not exists (select from "bank_dismissals" opposite where opposite.undoes = "bank_dismissals"."id"));