ALTER TABLE "referral" RENAME COLUMN "refusal" TO "rejection";
