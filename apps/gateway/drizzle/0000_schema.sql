CREATE TABLE "check_in_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"streak" integer NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "check_in_day_member_id_day_pk" PRIMARY KEY("member_id","day"),
	CONSTRAINT "check_in_day_amounts" CHECK ("check_in_day"."streak" > 0 and "check_in_day"."points" >= 0)
);
--> statement-breakpoint
CREATE TABLE "free_spin_grant" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"spins" integer NOT NULL,
	"spins_left" integer NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"turnover_multiple" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_spin_grant_amounts" CHECK ("free_spin_grant"."stake" > 0 and "free_spin_grant"."spins" > 0 and "free_spin_grant"."spins_left" >= 0
        and "free_spin_grant"."spins_left" <= "free_spin_grant"."spins" and "free_spin_grant"."won" >= 0
        and "free_spin_grant"."turnover_multiple" >= 0)
);
--> statement-breakpoint
CREATE TABLE "raffle_ticket" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"spent_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "tournament" (
	"id" text PRIMARY KEY NOT NULL,
	"series" text NOT NULL,
	"currency" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "tournament_times" CHECK ("tournament"."starts_at" < "tournament"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "tournament_entry" (
	"tournament_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"place" integer,
	"score" bigint,
	"prize" jsonb,
	CONSTRAINT "tournament_entry_tournament_id_member_id_pk" PRIMARY KEY("tournament_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "wheel_spin" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"ticket_id" integer NOT NULL,
	"segment_id" text NOT NULL,
	"prize" jsonb NOT NULL,
	"currency" text NOT NULL,
	"drawn" integer NOT NULL,
	"seed_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "wheel_spin_drawn" CHECK ("wheel_spin"."drawn" >= 0 and "wheel_spin"."drawn" < 1000000)
);
--> statement-breakpoint
CREATE TABLE "game" (
	"id" text PRIMARY KEY NOT NULL,
	"node_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"vendor" text NOT NULL,
	"category" text NOT NULL,
	"classify" text NOT NULL,
	"theme" text NOT NULL,
	"rtp_basis_points" integer,
	"volatility" text,
	"min_bet" integer NOT NULL,
	"lines" integer NOT NULL,
	"features" jsonb NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"has_demo" boolean NOT NULL,
	"rank" integer NOT NULL,
	"popularity" integer NOT NULL,
	"engine" text,
	"model" text
);
--> statement-breakpoint
CREATE TABLE "vendor" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"categories" jsonb NOT NULL,
	"is_hot" boolean NOT NULL,
	"is_new" boolean NOT NULL,
	"folders" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_entry" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"member_id" integer NOT NULL,
	"room" text NOT NULL,
	"language" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_message" (
	"id" serial PRIMARY KEY NOT NULL,
	"room" text NOT NULL,
	"member_id" integer,
	"key" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "chat_read" (
	"member_id" integer NOT NULL,
	"room" text NOT NULL,
	"last_read_id" integer NOT NULL,
	CONSTRAINT "chat_read_member_id_room_pk" PRIMARY KEY("member_id","room")
);
--> statement-breakpoint
CREATE TABLE "chat_report" (
	"message_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"reported_at" timestamp with time zone NOT NULL,
	CONSTRAINT "chat_report_message_id_member_id_pk" PRIMARY KEY("message_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "announcement" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "banner" (
	"id" text PRIMARY KEY NOT NULL,
	"group_name" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"linkage_type" text,
	"linkage" text
);
--> statement-breakpoint
CREATE TABLE "agent_contract" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"upline_id" integer,
	"downline_id" integer NOT NULL,
	"currency" text NOT NULL,
	"period" text,
	"tiers" jsonb NOT NULL,
	"status" text NOT NULL,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"active_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ended_by" text,
	"end_reason" text,
	CONSTRAINT "agent_contract_times" CHECK (("agent_contract"."status" = 'offered' and "agent_contract"."active_at" is null and "agent_contract"."ended_at" is null)
        or ("agent_contract"."status" = 'active' and "agent_contract"."active_at" is not null and "agent_contract"."ended_at" is null)
        or ("agent_contract"."status" = 'terminated' and "agent_contract"."active_at" is not null and "agent_contract"."ended_at" is not null)
        or ("agent_contract"."status" in ('rejected', 'withdrawn', 'expired') and "agent_contract"."active_at" is null and "agent_contract"."ended_at" is not null)),
	CONSTRAINT "agent_contract_period" CHECK (("agent_contract"."kind" = 'dividend') = ("agent_contract"."period" is not null))
);
--> statement-breakpoint
CREATE TABLE "contract_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"actor_id" integer,
	"from_status" text,
	"to_status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"id" serial PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"member_id" integer,
	"topic" text NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"language" text NOT NULL,
	"digest" text NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "feedback_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "attempt_counter" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotent_call" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"endpoint" text NOT NULL,
	"body_hash" text NOT NULL,
	"state" text NOT NULL,
	"holder" text NOT NULL,
	"lease_until" timestamp with time zone NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotent_call_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "sealing_key" (
	"kid" text PRIMARY KEY NOT NULL,
	"private_jwk" jsonb NOT NULL,
	"public_jwk" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seen_seal" (
	"jti" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"currency" text NOT NULL,
	"kind" text NOT NULL,
	"overdraft" boolean DEFAULT false NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "ledger_account_held_not_negative" CHECK ("ledger_account"."held" >= 0),
	CONSTRAINT "ledger_account_available_not_negative" CHECK ("ledger_account"."overdraft" or "ledger_account"."balance" - "ledger_account"."held" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"posting_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint DEFAULT 0 NOT NULL,
	"pending" boolean DEFAULT false NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_entry_not_zero" CHECK ("ledger_entry"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_posting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"phase" text NOT NULL,
	"pending_id" bigint,
	"kind" text NOT NULL,
	"reference" text,
	"details" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "ledger_posting_phase" CHECK ("ledger_posting"."phase" in ('posted', 'pending', 'post', 'void')),
	CONSTRAINT "ledger_posting_pending" CHECK (("ledger_posting"."phase" in ('post', 'void')) = ("ledger_posting"."pending_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "ledger_summary" (
	"account_id" bigint NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"is_in" boolean NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "ledger_summary_account_id_slot_kind_is_in_pk" PRIMARY KEY("account_id","slot","kind","is_in")
);
--> statement-breakpoint
CREATE TABLE "favourite" (
	"member_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "recent_game" (
	"member_id" integer NOT NULL,
	"node_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	CONSTRAINT "recent_game_member_id_node_id_pk" PRIMARY KEY("member_id","node_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_draw" (
	"lottery" text NOT NULL,
	"number" text NOT NULL,
	"day" text NOT NULL,
	"draw_at" timestamp with time zone NOT NULL,
	"locks_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"server_seed" text NOT NULL,
	"commitment" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"result" jsonb,
	"drawn_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"jackpots" jsonb,
	"jackpot_bets" integer,
	CONSTRAINT "lottery_draw_lottery_number_pk" PRIMARY KEY("lottery","number"),
	CONSTRAINT "lottery_draw_result" CHECK (("lottery_draw"."status" in ('drawn', 'settled')) = ("lottery_draw"."result" is not null))
);
--> statement-breakpoint
CREATE TABLE "lottery_order" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"lottery" text NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"mode" text NOT NULL,
	"lines" jsonb NOT NULL,
	"chase_count" integer NOT NULL,
	"stops_on_win" boolean NOT NULL,
	"placed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lottery_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"bet_id" bigint NOT NULL,
	"lottery" text NOT NULL,
	"draw" text NOT NULL,
	"chase_number" integer NOT NULL,
	"multiple" integer NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"contribution" bigint NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"payout" bigint,
	"outcome" jsonb,
	"jackpot_weight" bigint,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "lottery_ticket_stake" CHECK ("lottery_ticket"."stake" > 0 and "lottery_ticket"."multiple" > 0),
	CONSTRAINT "lottery_ticket_settled" CHECK (("lottery_ticket"."state" = 'OPEN') = ("lottery_ticket"."payout" is null) and ("lottery_ticket"."state" = 'OPEN') = ("lottery_ticket"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" serial PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"nickname" text NOT NULL,
	"type" integer DEFAULT 0 NOT NULL,
	"upline_id" integer,
	"currency" text NOT NULL,
	"language" text NOT NULL,
	"email" text,
	"mobile" text,
	"club_rank" integer DEFAULT 0 NOT NULL,
	"club_label" text,
	"club_color" text,
	"club_color2" text,
	"member_label" text,
	"member_label_text_color" text,
	"member_label_bg_color" text,
	"avatar" text,
	"password_hash" text NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"password_expired" boolean DEFAULT false NOT NULL,
	"payment_password_hash" text,
	"payee_name" text,
	"date_of_birth" date,
	"contacts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"affiliate_code" text,
	"referrer_id" integer,
	"registered_by" text,
	"register_url" text,
	"first_login_at" timestamp with time zone,
	"last_login_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"title" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"deleted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "payout_account" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"number" text NOT NULL,
	"holder" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "payout_account_kind" CHECK ("payout_account"."kind" in ('BANK_CARD', 'E_WALLET', 'CRYPTO'))
);
--> statement-breakpoint
CREATE TABLE "withdrawal" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"group_id" text NOT NULL,
	"part" integer NOT NULL,
	"parts" integer NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"receipt_due_at" timestamp with time zone,
	CONSTRAINT "withdrawal_amount" CHECK ("withdrawal"."amount" > 0 and "withdrawal"."fee" >= 0 and "withdrawal"."fee" < "withdrawal"."amount"),
	CONSTRAINT "withdrawal_parts" CHECK ("withdrawal"."part" between 1 and "withdrawal"."parts"),
	CONSTRAINT "withdrawal_receipt" CHECK (("withdrawal"."state" = 'PAID') = ("withdrawal"."receipt_due_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "withdrawal_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"withdrawal_id" integer NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proof" (
	"name" text PRIMARY KEY NOT NULL,
	"withdrawal_id" integer NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "member_day_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "mission_claim" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"mission_id" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit" (
	"id" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"method_id" text NOT NULL,
	"method" jsonb NOT NULL,
	"currency" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"bonus" bigint,
	"promo_id" text,
	"season_start" timestamp with time zone,
	"status" text NOT NULL,
	"instruction" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ask_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "deposit_sums" CHECK ("deposit"."amount" > 0 and "deposit"."fee" between 0 and "deposit"."amount")
);
--> statement-breakpoint
CREATE TABLE "deposit_receipt" (
	"name" text PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_step" (
	"id" serial PRIMARY KEY NOT NULL,
	"deposit_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_nonce" (
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_nonce_provider_nonce_pk" PRIMARY KEY("provider","nonce")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payment" (
	"token" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_to" text NOT NULL,
	"status" text NOT NULL,
	"paid" bigint,
	"known_at" timestamp with time zone,
	"callbacks_left" integer DEFAULT 0 NOT NULL,
	"is_wrongly_signed" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "baccarat_round" (
	"game_id" text NOT NULL,
	"round" integer NOT NULL,
	"client_seed" text,
	"settled_at" timestamp with time zone,
	CONSTRAINT "baccarat_round_game_id_round_pk" PRIMARY KEY("game_id","round")
);
--> statement-breakpoint
CREATE TABLE "baccarat_seat" (
	"game_id" text NOT NULL,
	"seat" integer NOT NULL,
	"member_id" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "baccarat_seat_game_id_member_id_pk" PRIMARY KEY("game_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "baccarat_slip" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"game_id" text NOT NULL,
	"round" integer NOT NULL,
	"member_id" integer NOT NULL,
	"mode" text NOT NULL,
	"session_id" text NOT NULL,
	"bet_id" bigint,
	"client_seed" text NOT NULL,
	"stakes" jsonb NOT NULL,
	"payout" bigint
);
--> statement-breakpoint
CREATE TABLE "fair_round" (
	"id" text PRIMARY KEY NOT NULL,
	"bet_id" bigint,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"model" text NOT NULL,
	"seed_id" bigint NOT NULL,
	"nonce" integer NOT NULL,
	"is_shared" boolean DEFAULT false NOT NULL,
	"is_free" boolean DEFAULT false NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"outcome" jsonb NOT NULL,
	"details" jsonb,
	"played_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fair_seed" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"server_seed" text NOT NULL,
	"commitment" text NOT NULL,
	"client_seed" text NOT NULL,
	"next_nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revealed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "play_launch" (
	"id" text PRIMARY KEY NOT NULL,
	"ticket_hash" text NOT NULL,
	"member_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"game_id" text NOT NULL,
	"room_id" text,
	"launch_key" text,
	"mode" text NOT NULL,
	"language" text NOT NULL,
	"back_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "play_session" (
	"id" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"launch_id" text NOT NULL,
	"demo_balance" bigint,
	"opened_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "play_session_demo_balance" CHECK ("play_session"."demo_balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "slot_feature" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"mode" text NOT NULL,
	"bet_id" bigint,
	"grant_id" integer,
	"stake" bigint NOT NULL,
	"total" integer NOT NULL,
	"remaining" integer NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "slot_feature_remaining" CHECK ("slot_feature"."remaining" > 0)
);
--> statement-breakpoint
CREATE TABLE "sports_leg" (
	"ticket_id" text NOT NULL,
	"place" integer NOT NULL,
	"event_id" text NOT NULL,
	"market" text NOT NULL,
	"selection" text NOT NULL,
	"price" integer NOT NULL,
	"score_then" jsonb NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"outcome" text DEFAULT 'open' NOT NULL,
	"score" jsonb,
	CONSTRAINT "sports_leg_ticket_id_place_pk" PRIMARY KEY("ticket_id","place"),
	CONSTRAINT "sports_leg_price" CHECK ("sports_leg"."price" > 1000)
);
--> statement-breakpoint
CREATE TABLE "sports_ticket" (
	"id" text PRIMARY KEY NOT NULL,
	"bet_id" bigint,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"currency" text NOT NULL,
	"mode" text NOT NULL,
	"session_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "sports_ticket_stake" CHECK ("sports_ticket"."stake" > 0),
	CONSTRAINT "sports_ticket_settled" CHECK (("sports_ticket"."payout" is null) = ("sports_ticket"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "point_account" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"is_house" boolean NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "point_account_not_negative" CHECK ("point_account"."is_house" or "point_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "point_entry" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"posting_id" bigint NOT NULL,
	"account_id" bigint NOT NULL,
	"points" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_entry_not_zero" CHECK ("point_entry"."points" <> 0)
);
--> statement-breakpoint
CREATE TABLE "point_posting" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"content_hash" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text,
	"details" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_delta" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"turnover" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_earning" (
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"carry" bigint NOT NULL,
	"postings" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "point_earning_member_id_category_pk" PRIMARY KEY("member_id","category")
);
--> statement-breakpoint
CREATE TABLE "point_reward" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"price" integer NOT NULL,
	"stock" integer,
	"limit_per_member" integer,
	"min_rank" integer DEFAULT 0 NOT NULL,
	"value" jsonb,
	"redeemed" integer DEFAULT 0 NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"is_off" boolean DEFAULT false NOT NULL,
	CONSTRAINT "point_reward_price_above_zero" CHECK ("point_reward"."price" > 0),
	CONSTRAINT "point_reward_stock_not_negative" CHECK ("point_reward"."stock" >= 0),
	CONSTRAINT "point_reward_redeemed_not_negative" CHECK ("point_reward"."redeemed" >= 0),
	CONSTRAINT "point_reward_value" CHECK (("point_reward"."kind" in ('CASH', 'FREE_SPINS')) = ("point_reward"."value" is not null))
);
--> statement-breakpoint
CREATE TABLE "redemption" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"reward_id" text,
	"kind" text,
	"reward_name" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"points" integer NOT NULL,
	"status" text NOT NULL,
	"note" jsonb,
	"tracking" text,
	"receiver" text,
	"phone" text,
	"address" text,
	"revealed_at" timestamp with time zone,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "redemption_quantity" CHECK ("redemption"."quantity" > 0),
	CONSTRAINT "redemption_delivery" CHECK ("redemption"."kind" <> 'GOODS' or ("redemption"."receiver" is not null and "redemption"."phone" is not null and "redemption"."address" is not null))
);
--> statement-breakpoint
CREATE TABLE "redemption_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"redemption_id" integer NOT NULL,
	"step" text NOT NULL,
	"note" jsonb,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voucher_code" (
	"id" serial PRIMARY KEY NOT NULL,
	"reward_id" text NOT NULL,
	"code" text NOT NULL,
	"redemption_id" integer
);
--> statement-breakpoint
CREATE TABLE "promotion_application" (
	"id" serial PRIMARY KEY NOT NULL,
	"promo_id" text NOT NULL,
	"season_start" timestamp with time zone NOT NULL,
	"member_id" integer NOT NULL,
	"status" text NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"amount" bigint,
	"currency" text,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"process_at" timestamp with time zone,
	"decide_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "promotion_application_amount" CHECK ("promotion_application"."status" not in ('ISSUED', 'CLAIMED') or ("promotion_application"."amount" > 0 and "promotion_application"."currency" is not null))
);
--> statement-breakpoint
CREATE TABLE "promotion_picture" (
	"name" text PRIMARY KEY NOT NULL,
	"application_id" integer NOT NULL,
	"position" integer NOT NULL,
	"data" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_break" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone,
	CONSTRAINT "member_break_times" CHECK ("member_break"."ends_at" is null or "member_break"."ends_at" > "member_break"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "member_limit" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"pending_amount" bigint,
	"ready_at" timestamp with time zone,
	"lapses_at" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_limit_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period"),
	CONSTRAINT "member_limit_pending" CHECK (("member_limit"."ready_at" is null) = ("member_limit"."lapses_at" is null) and ("member_limit"."ready_at" is not null or "member_limit"."pending_amount" is null))
);
--> statement-breakpoint
CREATE TABLE "member_play" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"reality_check_minutes" integer,
	"stretch_started_at" timestamp with time zone,
	"last_play_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"day_started_at" timestamp with time zone,
	"day_played_ms" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rebate_claim" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"to_at" timestamp with time zone NOT NULL,
	"turnover" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_claim_amounts" CHECK ("rebate_claim"."amount" > 0 and "rebate_claim"."turnover" >= "rebate_claim"."amount" and "rebate_claim"."from_at" < "rebate_claim"."to_at")
);
--> statement-breakpoint
CREATE TABLE "bet" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"round_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"game_id" text NOT NULL,
	"game_name" text NOT NULL,
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"vendor_name" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"status" text NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"settled_by" text,
	CONSTRAINT "bet_amounts" CHECK ("bet"."stake" >= 0 and "bet"."payout" >= 0 and "bet"."turnover" >= 0
        and ("bet"."stake" > 0 or "bet"."turnover" = 0)),
	CONSTRAINT "bet_settled" CHECK (("bet"."status" = 'OPEN') = ("bet"."settled_at" is null))
);
--> statement-breakpoint
CREATE TABLE "bet_summary" (
	"member_id" integer NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"game_id" text NOT NULL,
	"category" text NOT NULL,
	"vendor" text NOT NULL,
	"status" text NOT NULL,
	"game_name" text NOT NULL,
	"vendor_name" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	CONSTRAINT "bet_summary_member_id_slot_game_id_category_vendor_status_pk" PRIMARY KEY("member_id","slot","game_id","category","vendor","status")
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"id" serial PRIMARY KEY NOT NULL,
	"friend_id" integer NOT NULL,
	"referrer_id" integer NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"device_hash" text,
	"refusal" text,
	"reward" bigint,
	"claimed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_tier" (
	"member_id" integer NOT NULL,
	"friends" integer NOT NULL,
	"bonus" bigint NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "referral_tier_member_id_friends_pk" PRIMARY KEY("member_id","friends")
);
--> statement-breakpoint
CREATE TABLE "member_reward" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"occasion" text NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"currency" text NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"spins" integer DEFAULT 0 NOT NULL,
	"turnover_multiple" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "member_reward_amounts" CHECK ("member_reward"."amount" >= 0 and "member_reward"."points" >= 0 and "member_reward"."spins" >= 0
        and ("member_reward"."amount" > 0)::int + ("member_reward"."points" > 0)::int + ("member_reward"."spins" > 0)::int = 1)
);
--> statement-breakpoint
CREATE TABLE "member_picture" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"data" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_picture_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "member_security" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"email_verified_at" timestamp with time zone,
	"withdrawals_rest_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_totp" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"member_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "recovery_code_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "sign_in" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"had_second_step" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_address" (
	"member_id" integer NOT NULL,
	"ip" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_address_member_id_ip_pk" PRIMARY KEY("member_id","ip")
);
--> statement-breakpoint
CREATE TABLE "member_identity" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_identity_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "one_time_token" (
	"hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"member_id" integer,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"member_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text DEFAULT '' NOT NULL,
	"is_restricted" boolean DEFAULT false NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "settlement" (
	"id" serial PRIMARY KEY NOT NULL,
	"contract_id" integer NOT NULL,
	"kind" text NOT NULL,
	"agent_id" integer NOT NULL,
	"upline_id" integer,
	"currency" text NOT NULL,
	"period_from" timestamp with time zone NOT NULL,
	"period_to" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	"turnover" bigint NOT NULL,
	"loss" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"active_turnover" bigint NOT NULL,
	"tier" integer,
	"rate" integer NOT NULL,
	"gross" bigint NOT NULL,
	"deducted" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"lines" jsonb NOT NULL,
	"others" jsonb,
	CONSTRAINT "settlement_amounts" CHECK ("settlement"."gross" >= 0 and "settlement"."deducted" >= 0 and "settlement"."amount" = greatest("settlement"."gross" - "settlement"."deducted", 0)),
	CONSTRAINT "settlement_period" CHECK ("settlement"."period_from" < "settlement"."period_to")
);
--> statement-breakpoint
CREATE TABLE "settlement_progress" (
	"name" text PRIMARY KEY NOT NULL,
	"settled_to" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "brand" (
	"merchant" text PRIMARY KEY NOT NULL,
	"document" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "affiliate_cashback" (
	"agent_id" integer NOT NULL,
	"day" date NOT NULL,
	"lost" bigint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "affiliate_cashback_agent_id_day_pk" PRIMARY KEY("agent_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_click_day" (
	"agent_id" integer NOT NULL,
	"link_id" integer NOT NULL,
	"day" date NOT NULL,
	"clicks" integer NOT NULL,
	CONSTRAINT "affiliate_click_day_agent_id_link_id_day_pk" PRIMARY KEY("agent_id","link_id","day")
);
--> statement-breakpoint
CREATE TABLE "affiliate_origin" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"link_id" integer,
	"joined_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "downline_link" (
	"id" serial PRIMARY KEY NOT NULL,
	"agent_id" integer NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rebates" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"closed_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_money_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_in" boolean NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "member_money_day_member_id_day_source_is_in_pk" PRIMARY KEY("member_id","day","source","is_in")
);
--> statement-breakpoint
CREATE TABLE "member_play_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	CONSTRAINT "member_play_day_member_id_day_category_pk" PRIMARY KEY("member_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "member_rebate" (
	"member_id" integer NOT NULL,
	"category" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "member_rebate_member_id_category_pk" PRIMARY KEY("member_id","category")
);
--> statement-breakpoint
CREATE TABLE "team_active_day" (
	"ancestor_id" integer NOT NULL,
	"day" date NOT NULL,
	"active" integer NOT NULL,
	CONSTRAINT "team_active_day_ancestor_id_day_pk" PRIMARY KEY("ancestor_id","day")
);
--> statement-breakpoint
CREATE TABLE "team_delta" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"slot" timestamp with time zone NOT NULL,
	"category" text,
	"source" text,
	"is_in" boolean,
	"n" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"amount" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_link" (
	"ancestor_id" integer NOT NULL,
	"descendant_id" integer NOT NULL,
	"depth" integer NOT NULL,
	CONSTRAINT "team_link_descendant_id_ancestor_id_pk" PRIMARY KEY("descendant_id","ancestor_id")
);
--> statement-breakpoint
CREATE TABLE "team_money_day" (
	"ancestor_id" integer NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"is_in" boolean NOT NULL,
	"entries" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "team_money_day_ancestor_id_day_source_is_in_pk" PRIMARY KEY("ancestor_id","day","source","is_in")
);
--> statement-breakpoint
CREATE TABLE "team_play_day" (
	"ancestor_id" integer NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"bets" integer NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	CONSTRAINT "team_play_day_ancestor_id_day_category_pk" PRIMARY KEY("ancestor_id","day","category")
);
--> statement-breakpoint
CREATE TABLE "team_zone" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"time_zone" text NOT NULL,
	"active_turnover" bigint
);
--> statement-breakpoint
CREATE TABLE "turnover_requirement" (
	"id" serial PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "turnover_requirement_amount" CHECK ("turnover_requirement"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "captcha" (
	"id" text PRIMARY KEY NOT NULL,
	"text_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox_message" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"details" jsonb,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_code" (
	"purpose" text NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "phone_code_purpose_phone_pk" PRIMARY KEY("purpose","phone")
);
--> statement-breakpoint
CREATE TABLE "spent_proof" (
	"id" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "check_in_day" ADD CONSTRAINT "check_in_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_spin_grant" ADD CONSTRAINT "free_spin_grant_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_ticket" ADD CONSTRAINT "raffle_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_tournament_id_tournament_id_fk" FOREIGN KEY ("tournament_id") REFERENCES "public"."tournament"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tournament_entry" ADD CONSTRAINT "tournament_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_ticket_id_raffle_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."raffle_ticket"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wheel_spin" ADD CONSTRAINT "wheel_spin_seed_id_fair_seed_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."fair_seed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_vendor_vendor_code_fk" FOREIGN KEY ("vendor") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_entry" ADD CONSTRAINT "chat_entry_token_hash_session_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_entry" ADD CONSTRAINT "chat_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_message" ADD CONSTRAINT "chat_message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_read" ADD CONSTRAINT "chat_read_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_message_id_chat_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."chat_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_report" ADD CONSTRAINT "chat_report_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_contract" ADD CONSTRAINT "agent_contract_downline_id_member_id_fk" FOREIGN KEY ("downline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_contract_id_agent_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contract_event" ADD CONSTRAINT "contract_event_actor_id_member_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_posting_id_ledger_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."ledger_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_summary" ADD CONSTRAINT "ledger_summary_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourite" ADD CONSTRAINT "favourite_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recent_game" ADD CONSTRAINT "recent_game_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_order" ADD CONSTRAINT "lottery_order_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_order_id_lottery_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."lottery_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_account_id_payout_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."payout_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_event" ADD CONSTRAINT "withdrawal_event_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proof" ADD CONSTRAINT "withdrawal_proof_withdrawal_id_withdrawal_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawal"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_day" ADD CONSTRAINT "member_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_claim" ADD CONSTRAINT "mission_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_receipt" ADD CONSTRAINT "deposit_receipt_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_step" ADD CONSTRAINT "deposit_step_deposit_id_deposit_id_fk" FOREIGN KEY ("deposit_id") REFERENCES "public"."deposit"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baccarat_seat" ADD CONSTRAINT "baccarat_seat_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baccarat_slip" ADD CONSTRAINT "baccarat_slip_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "baccarat_slip" ADD CONSTRAINT "baccarat_slip_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_round" ADD CONSTRAINT "fair_round_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_round" ADD CONSTRAINT "fair_round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_round" ADD CONSTRAINT "fair_round_seed_id_fair_seed_id_fk" FOREIGN KEY ("seed_id") REFERENCES "public"."fair_seed"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fair_seed" ADD CONSTRAINT "fair_seed_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_launch" ADD CONSTRAINT "play_launch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_launch" ADD CONSTRAINT "play_launch_token_hash_session_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."session"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_session" ADD CONSTRAINT "play_session_launch_id_play_launch_id_fk" FOREIGN KEY ("launch_id") REFERENCES "public"."play_launch"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_feature" ADD CONSTRAINT "slot_feature_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_feature" ADD CONSTRAINT "slot_feature_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "slot_feature" ADD CONSTRAINT "slot_feature_grant_id_free_spin_grant_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."free_spin_grant"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_leg" ADD CONSTRAINT "sports_leg_ticket_id_sports_ticket_id_fk" FOREIGN KEY ("ticket_id") REFERENCES "public"."sports_ticket"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_ticket" ADD CONSTRAINT "sports_ticket_bet_id_bet_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."bet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sports_ticket" ADD CONSTRAINT "sports_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_posting_id_point_posting_id_fk" FOREIGN KEY ("posting_id") REFERENCES "public"."point_posting"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_entry" ADD CONSTRAINT "point_entry_account_id_point_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."point_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_delta" ADD CONSTRAINT "point_delta_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_earning" ADD CONSTRAINT "point_earning_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption" ADD CONSTRAINT "redemption_reward_id_point_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "redemption_event" ADD CONSTRAINT "redemption_event_redemption_id_redemption_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemption"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_code" ADD CONSTRAINT "voucher_code_reward_id_point_reward_id_fk" FOREIGN KEY ("reward_id") REFERENCES "public"."point_reward"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_code" ADD CONSTRAINT "voucher_code_redemption_id_redemption_id_fk" FOREIGN KEY ("redemption_id") REFERENCES "public"."redemption"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_application" ADD CONSTRAINT "promotion_application_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_picture" ADD CONSTRAINT "promotion_picture_application_id_promotion_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."promotion_application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_break" ADD CONSTRAINT "member_break_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_play" ADD CONSTRAINT "member_play_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claim" ADD CONSTRAINT "rebate_claim_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet" ADD CONSTRAINT "bet_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bet_summary" ADD CONSTRAINT "bet_summary_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_friend_id_member_id_fk" FOREIGN KEY ("friend_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral" ADD CONSTRAINT "referral_referrer_id_member_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_tier" ADD CONSTRAINT "referral_tier_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_reward" ADD CONSTRAINT "member_reward_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_picture" ADD CONSTRAINT "member_picture_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_security" ADD CONSTRAINT "member_security_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_totp" ADD CONSTRAINT "member_totp_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in" ADD CONSTRAINT "sign_in_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_address" ADD CONSTRAINT "member_address_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_identity" ADD CONSTRAINT "member_identity_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "one_time_token" ADD CONSTRAINT "one_time_token_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_contract_id_agent_contract_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."agent_contract"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement" ADD CONSTRAINT "settlement_upline_id_member_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_cashback" ADD CONSTRAINT "affiliate_cashback_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_click_day" ADD CONSTRAINT "affiliate_click_day_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_origin" ADD CONSTRAINT "affiliate_origin_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_origin" ADD CONSTRAINT "affiliate_origin_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "affiliate_origin" ADD CONSTRAINT "affiliate_origin_link_id_downline_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "public"."downline_link"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "downline_link" ADD CONSTRAINT "downline_link_agent_id_member_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_money_day" ADD CONSTRAINT "member_money_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_play_day" ADD CONSTRAINT "member_play_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_rebate" ADD CONSTRAINT "member_rebate_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_active_day" ADD CONSTRAINT "team_active_day_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_link" ADD CONSTRAINT "team_link_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_link" ADD CONSTRAINT "team_link_descendant_id_member_id_fk" FOREIGN KEY ("descendant_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_money_day" ADD CONSTRAINT "team_money_day_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_play_day" ADD CONSTRAINT "team_play_day_ancestor_id_member_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turnover_requirement" ADD CONSTRAINT "turnover_requirement_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "free_spin_grant_source" ON "free_spin_grant" USING btree ("source","source_id");--> statement-breakpoint
CREATE INDEX "free_spin_grant_member" ON "free_spin_grant" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "free_spin_grant_open" ON "free_spin_grant" USING btree ("member_id","game_id","expires_at") WHERE "free_spin_grant"."spins_left" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_ticket_source" ON "raffle_ticket" USING btree ("member_id","source","source_id");--> statement-breakpoint
CREATE INDEX "raffle_ticket_left" ON "raffle_ticket" USING btree ("member_id","id") WHERE "raffle_ticket"."spent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_season" ON "tournament" USING btree ("series","starts_at");--> statement-breakpoint
CREATE INDEX "tournament_end" ON "tournament" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "tournament_entry_member" ON "tournament_entry" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tournament_entry_place" ON "tournament_entry" USING btree ("tournament_id","place");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_ticket" ON "wheel_spin" USING btree ("ticket_id");--> statement-breakpoint
CREATE UNIQUE INDEX "wheel_spin_draw" ON "wheel_spin" USING btree ("seed_id","nonce");--> statement-breakpoint
CREATE INDEX "wheel_spin_member" ON "wheel_spin" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_node" ON "game" USING btree ("node_id");--> statement-breakpoint
CREATE UNIQUE INDEX "game_code" ON "game" USING btree ("code");--> statement-breakpoint
CREATE INDEX "game_vendor" ON "game" USING btree ("vendor");--> statement-breakpoint
CREATE INDEX "chat_entry_session" ON "chat_entry" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "chat_message_room" ON "chat_message" USING btree ("room","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_message_key" ON "chat_message" USING btree ("member_id","key");--> statement-breakpoint
CREATE INDEX "announcement_order" ON "announcement" USING btree ("type","published_at");--> statement-breakpoint
CREATE INDEX "banner_group" ON "banner" USING btree ("group_name","position");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_offer" ON "agent_contract" USING btree ("downline_id","kind") WHERE "agent_contract"."status" = 'offered';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_contract_active" ON "agent_contract" USING btree ("downline_id","kind") WHERE "agent_contract"."status" = 'active';--> statement-breakpoint
CREATE INDEX "agent_contract_upline" ON "agent_contract" USING btree ("upline_id","kind","status");--> statement-breakpoint
CREATE INDEX "agent_contract_downline" ON "agent_contract" USING btree ("downline_id","kind","id");--> statement-breakpoint
CREATE INDEX "agent_contract_paid" ON "agent_contract" USING btree ("kind","active_at");--> statement-breakpoint
CREATE INDEX "agent_contract_late" ON "agent_contract" USING btree ("expires_at") WHERE "agent_contract"."status" = 'offered';--> statement-breakpoint
CREATE INDEX "contract_event_contract" ON "contract_event" USING btree ("contract_id","id");--> statement-breakpoint
CREATE INDEX "feedback_digest" ON "feedback" USING btree ("digest","written_at");--> statement-breakpoint
CREATE INDEX "attempt_counter_age" ON "attempt_counter" USING btree ("resets_at");--> statement-breakpoint
CREATE INDEX "idempotent_call_age" ON "idempotent_call" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "seen_seal_age" ON "seen_seal" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_account_identity" ON "ledger_account" USING btree ("owner","currency","kind");--> statement-breakpoint
CREATE INDEX "ledger_entry_account" ON "ledger_entry" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_posting" ON "ledger_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "ledger_entry_statement" ON "ledger_entry" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE INDEX "ledger_entry_pending" ON "ledger_entry" USING btree ("account_id","at") WHERE "ledger_entry"."pending";--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_key" ON "ledger_posting" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_posting_ends_once" ON "ledger_posting" USING btree ("pending_id");--> statement-breakpoint
CREATE INDEX "ledger_posting_reference" ON "ledger_posting" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "recent_game_order" ON "recent_game" USING btree ("member_id","opened_at");--> statement-breakpoint
CREATE INDEX "lottery_draw_time" ON "lottery_draw" USING btree ("lottery","draw_at");--> statement-breakpoint
CREATE INDEX "lottery_draw_day" ON "lottery_draw" USING btree ("lottery","day");--> statement-breakpoint
CREATE INDEX "lottery_draw_unfinished" ON "lottery_draw" USING btree ("draw_at") WHERE "lottery_draw"."status" in ('waiting', 'drawn', 'voiding');--> statement-breakpoint
CREATE INDEX "lottery_order_member" ON "lottery_order" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE INDEX "lottery_ticket_draw" ON "lottery_ticket" USING btree ("lottery","draw","id");--> statement-breakpoint
CREATE INDEX "lottery_ticket_member" ON "lottery_ticket" USING btree ("member_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_ticket_order" ON "lottery_ticket" USING btree ("order_id","chase_number");--> statement-breakpoint
CREATE UNIQUE INDEX "lottery_ticket_bet" ON "lottery_ticket" USING btree ("bet_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_account" ON "member" USING btree ("account");--> statement-breakpoint
CREATE INDEX "member_upline" ON "member" USING btree ("upline_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_mobile" ON "member" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "member_email" ON "member" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "member_affiliate_code" ON "member" USING btree ("affiliate_code");--> statement-breakpoint
CREATE INDEX "message_member" ON "message" USING btree ("member_id","read_at");--> statement-breakpoint
CREATE INDEX "message_inbox" ON "message" USING btree ("member_id","sent_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_account_once" ON "payout_account" USING btree ("member_id","kind","provider","number") WHERE "payout_account"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_part" ON "withdrawal" USING btree ("group_id","part");--> statement-breakpoint
CREATE INDEX "withdrawal_member" ON "withdrawal" USING btree ("member_id","requested_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_moving" ON "withdrawal" USING btree ("changed_at") WHERE "withdrawal"."state" in ('REQUESTED', 'REVIEWING', 'APPROVED', 'PAYING', 'PAID');--> statement-breakpoint
CREATE INDEX "withdrawal_event_withdrawal" ON "withdrawal_event" USING btree ("withdrawal_id","id");--> statement-breakpoint
CREATE INDEX "withdrawal_proof_withdrawal" ON "withdrawal_proof" USING btree ("withdrawal_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "mission_claim_once" ON "mission_claim" USING btree ("member_id","mission_id","period_start");--> statement-breakpoint
CREATE INDEX "mission_claim_time" ON "mission_claim" USING btree ("claimed_at");--> statement-breakpoint
CREATE INDEX "deposit_member" ON "deposit" USING btree ("member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deposit_ask" ON "deposit" USING btree ("ask_at") WHERE "deposit"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "deposit_expiry" ON "deposit" USING btree ("expires_at") WHERE "deposit"."status" in ('CREATED', 'REDIRECTED', 'AWAITING_RECEIPT');--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_receipt_place" ON "deposit_receipt" USING btree ("deposit_id","position");--> statement-breakpoint
CREATE INDEX "deposit_step_deposit" ON "deposit_step" USING btree ("deposit_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "sandbox_payment_reference" ON "sandbox_payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "sandbox_payment_due" ON "sandbox_payment" USING btree ("known_at") WHERE "sandbox_payment"."callbacks_left" > 0;--> statement-breakpoint
CREATE INDEX "baccarat_round_open" ON "baccarat_round" USING btree ("game_id") WHERE "baccarat_round"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "baccarat_seat_place" ON "baccarat_seat" USING btree ("game_id","seat") WHERE "baccarat_seat"."seat" > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "baccarat_slip_player" ON "baccarat_slip" USING btree ("game_id","round","member_id","mode");--> statement-breakpoint
CREATE UNIQUE INDEX "fair_round_draw" ON "fair_round" USING btree ("seed_id","nonce") WHERE not "fair_round"."is_shared";--> statement-breakpoint
CREATE INDEX "fair_round_bet" ON "fair_round" USING btree ("bet_id");--> statement-breakpoint
CREATE INDEX "fair_round_player" ON "fair_round" USING btree ("member_id","game_id","played_at");--> statement-breakpoint
CREATE INDEX "fair_round_open" ON "fair_round" USING btree ("game_id") WHERE "fair_round"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fair_seed_in_use" ON "fair_seed" USING btree ("member_id","game_id","mode") WHERE "fair_seed"."revealed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "play_launch_ticket" ON "play_launch" USING btree ("ticket_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "play_launch_key" ON "play_launch" USING btree ("member_id","launch_key");--> statement-breakpoint
CREATE INDEX "play_launch_member" ON "play_launch" USING btree ("member_id","game_id");--> statement-breakpoint
CREATE INDEX "play_launch_session" ON "play_launch" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "play_session_secret" ON "play_session" USING btree ("secret_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "play_session_launch" ON "play_session" USING btree ("launch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "slot_feature_player" ON "slot_feature" USING btree ("member_id","game_id","mode");--> statement-breakpoint
CREATE INDEX "sports_leg_open" ON "sports_leg" USING btree ("ends_at") WHERE "sports_leg"."outcome" = 'open';--> statement-breakpoint
CREATE INDEX "sports_ticket_player" ON "sports_ticket" USING btree ("member_id","game_id","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "point_account_owner" ON "point_account" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "point_entry_posting" ON "point_entry" USING btree ("posting_id");--> statement-breakpoint
CREATE INDEX "point_entry_record" ON "point_entry" USING btree ("account_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "point_posting_key" ON "point_posting" USING btree ("key");--> statement-breakpoint
CREATE INDEX "point_posting_reference" ON "point_posting" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "point_reward_price" ON "point_reward" USING btree ("price");--> statement-breakpoint
CREATE INDEX "redemption_member" ON "redemption" USING btree ("member_id","at","id");--> statement-breakpoint
CREATE INDEX "redemption_reward" ON "redemption" USING btree ("reward_id","member_id");--> statement-breakpoint
CREATE INDEX "redemption_event_order" ON "redemption_event" USING btree ("redemption_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "voucher_code_once" ON "voucher_code" USING btree ("reward_id","code");--> statement-breakpoint
CREATE INDEX "voucher_code_free" ON "voucher_code" USING btree ("reward_id","id") WHERE "voucher_code"."redemption_id" is null;--> statement-breakpoint
CREATE INDEX "voucher_code_redemption" ON "voucher_code" USING btree ("redemption_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_application_once" ON "promotion_application" USING btree ("member_id","promo_id","season_start") WHERE "promotion_application"."status" <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "promotion_application_member" ON "promotion_application" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "promotion_picture_application" ON "promotion_picture" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "member_break_member" ON "member_break" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "rebate_claim_member" ON "rebate_claim" USING btree ("member_id","claimed_at","id");--> statement-breakpoint
CREATE INDEX "rebate_claim_end" ON "rebate_claim" USING btree ("member_id","category","to_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bet_round" ON "bet" USING btree ("round_id");--> statement-breakpoint
CREATE INDEX "bet_won" ON "bet" USING btree ("settled_at") WHERE "bet"."status" = 'WON';--> statement-breakpoint
CREATE INDEX "bet_member" ON "bet" USING btree ("member_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "bet_member_settled" ON "bet" USING btree ("member_id","settled_at");--> statement-breakpoint
CREATE INDEX "bet_settled" ON "bet" USING btree ("settled_at");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_friend" ON "referral" USING btree ("friend_id");--> statement-breakpoint
CREATE INDEX "referral_referrer" ON "referral" USING btree ("referrer_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_code_code" ON "referral_code" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "member_reward_once" ON "member_reward" USING btree ("member_id","kind","occasion");--> statement-breakpoint
CREATE INDEX "member_reward_member" ON "member_reward" USING btree ("member_id","created_at","id");--> statement-breakpoint
CREATE INDEX "sign_in_member" ON "sign_in" USING btree ("member_id","id");--> statement-breakpoint
CREATE INDEX "member_identity_member" ON "member_identity" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "one_time_token_age" ON "one_time_token" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "session_id" ON "session" USING btree ("id");--> statement-breakpoint
CREATE INDEX "session_member" ON "session" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "session_age" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_once" ON "settlement" USING btree ("contract_id","period_from");--> statement-breakpoint
CREATE INDEX "settlement_agent" ON "settlement" USING btree ("agent_id","kind","period_from");--> statement-breakpoint
CREATE INDEX "settlement_upline" ON "settlement" USING btree ("upline_id","kind","period_from");--> statement-breakpoint
CREATE INDEX "affiliate_origin_agent" ON "affiliate_origin" USING btree ("agent_id","joined_at");--> statement-breakpoint
CREATE UNIQUE INDEX "downline_link_code" ON "downline_link" USING btree ("code");--> statement-breakpoint
CREATE INDEX "downline_link_agent" ON "downline_link" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "member_money_day_day" ON "member_money_day" USING btree ("day","member_id");--> statement-breakpoint
CREATE INDEX "team_link_below" ON "team_link" USING btree ("ancestor_id","depth","descendant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "turnover_requirement_source" ON "turnover_requirement" USING btree ("member_id","source","source_id");--> statement-breakpoint
CREATE INDEX "turnover_requirement_open" ON "turnover_requirement" USING btree ("member_id","at") WHERE "turnover_requirement"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "captcha_age" ON "captcha" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "phone_code_age" ON "phone_code" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "spent_proof_age" ON "spent_proof" USING btree ("expires_at");