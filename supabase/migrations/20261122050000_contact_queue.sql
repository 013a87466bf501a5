-- What the contact function keeps: leads that could not be mailed yet, and what its isolates must know of each other.
-- Nothing here can be reached by the public roles, and no part of it lies in a schema that the API shows.

create extension if not exists pgmq;

select pgmq.create('contact');
-- Messages beyond the limits wait here and are mailed together.
select pgmq.create('contact_held');

create schema contact;

-- Unlogged: counts and keys may be forgotten in a crash. `who` and `key` are HMACs, so no address stands here.
create unlogged table contact.counts (
  who text not null,
  slot bigint not null,
  amount integer not null,
  at timestamptz not null default clock_timestamp(),
  primary key (who, slot)
);

create unlogged table contact.keys (
  key text primary key,
  at timestamptz not null,
  is_taken boolean not null
);

create table contact.alarms (
  kind text primary key,
  at timestamptz not null
);

-- How often somebody was counted in the last window: this slot, and the part of the one before that still weighs.
create function contact.count_of(_who text, _window_s integer) returns bigint
language sql volatile as $$
  with clock as (select extract(epoch from clock_timestamp()) / _window_s as slots)
  select coalesce(sum(
    case slot when floor(slots) then amount else ceil(amount * (1 - (slots - floor(slots)))) end
  ), 0)::bigint
  from contact.counts, clock
  where who = _who and slot between floor(slots) - 1 and floor(slots)
$$;

create function contact.add(_who text[], _window_s integer, _amount integer) returns void
language sql volatile as $$
  insert into contact.counts as c (who, slot, amount)
  -- In one order everywhere, so that two isolates never wait for each other.
  select who, floor(extract(epoch from clock_timestamp()) / _window_s), greatest(_amount, 0)
  from unnest(_who) who order by who
  on conflict (who, slot) do update set amount = greatest(c.amount + _amount, 0)
$$;

create function contact.counters(_visitor text, _level text) returns text[]
language sql immutable as $$
  select array_remove(array['all', case _level when 'normal' then 'normal' end, _visitor], null)
$$;

-- May this message be sent now? 'normal', 'many' or 'refused'; or 'repeated', or 'busy' while another isolate sends it.
create function contact.admit(
  _key text, _visitor text,
  _window_s integer, _per_address integer, _in_all integer, _refuse_from integer,
  _same_s integer, _busy_s integer
) returns text
language plpgsql as $$
declare
  own bigint;
  level text;
begin
  insert into contact.keys as k values (_key, clock_timestamp(), false)
  on conflict (key) do update set at = excluded.at, is_taken = false
  where k.at <= excluded.at - make_interval(secs => case when k.is_taken then _same_s else _busy_s end);
  if not found then
    return (select case when is_taken then 'repeated' else 'busy' end from contact.keys where key = _key);
  end if;
  own := case when _visitor is null then 0 else contact.count_of(_visitor, _window_s) end;
  if own >= _per_address * _refuse_from or contact.count_of('all', _window_s) >= _in_all * _refuse_from then
    delete from contact.keys where key = _key;
    return 'refused';
  end if;
  level := case
    when own >= _per_address or contact.count_of('normal', _window_s) >= _in_all then 'many'
    else 'normal'
  end;
  perform contact.add(contact.counters(_visitor, level), _window_s, 1);
  return level;
end
$$;

-- What was taken is remembered; what was not gives back its key and its counts.
create function contact.settle(_key text, _visitor text, _level text, _is_taken boolean, _window_s integer)
returns void
language plpgsql as $$
begin
  if _is_taken then
    update contact.keys set at = clock_timestamp(), is_taken = true where key = _key;
  else
    delete from contact.keys where key = _key;
    perform contact.add(contact.counters(_visitor, _level), _window_s, -1);
  end if;
end
$$;

-- Whether an alarm of this kind may go out: not when one did a short while ago.
create function contact.may_alarm(_kind text, _every_s integer) returns boolean
language plpgsql as $$
begin
  insert into contact.alarms as a values (_kind, clock_timestamp())
  on conflict (kind) do update set at = excluded.at
  where a.at <= excluded.at - make_interval(secs => _every_s);
  return found;
end
$$;

-- Puts a mail in a queue, unless it waits in one already: the answer to an earlier try may have been lost.
create function contact.wait(_queue text, _mail jsonb) returns void
language plpgsql as $$
begin
  if not exists (
    select from pgmq.q_contact where message ->> 'key' = _mail ->> 'key'
    union all
    select from pgmq.q_contact_held where message ->> 'key' = _mail ->> 'key'
  ) then
    perform pgmq.send(_queue, _mail);
  end if;
end
$$;

-- Nothing of a visitor stays for longer than the privacy page says: 30 days, wherever it got stuck.
create function contact.clean() returns void
language plpgsql as $$
begin
  -- Two windows, and the times within which a message counts as the same, have passed by then.
  delete from contact.counts where at < clock_timestamp() - interval '40 minutes';
  delete from contact.keys where at < clock_timestamp() - interval '40 minutes';
  delete from pgmq.q_contact where enqueued_at < clock_timestamp() - interval '30 days';
  delete from pgmq.a_contact where enqueued_at < clock_timestamp() - interval '30 days';
  delete from pgmq.q_contact_held where enqueued_at < clock_timestamp() - interval '30 days';
  if to_regclass('cron.job_run_details') is not null then
    delete from cron.job_run_details where end_time < clock_timestamp() - interval '7 days';
  end if;
end
$$;

-- Calls the function for a task; the address and the secret lie in Vault. Nothing waits: nothing to drain.
create function contact.call(_task text) returns void
language plpgsql as $$
declare
  address text;
  secret text;
begin
  if _task = 'drain' and not exists (
    select from pgmq.q_contact union all select from pgmq.q_contact_held
  ) then
    return;
  end if;
  select decrypted_secret into address from vault.decrypted_secrets where name = 'contact_function_url';
  select decrypted_secret into secret from vault.decrypted_secrets where name = 'contact_drain_secret';
  if address is null or secret is null then
    raise exception 'Vault holds no contact_function_url or no contact_drain_secret';
  end if;
  perform net.http_post(
    url := address || '/' || _task,
    headers := jsonb_build_object('Content-Type', 'application/json', 'Authorization', 'Bearer ' || secret),
    body := '{}'::jsonb,
    timeout_milliseconds := 120000
  );
end
$$;

-- A mail waits only until it can leave: the tables are closed to everyone but their owner.
do $$
declare
  public_role text;
begin
  alter table pgmq.q_contact enable row level security;
  alter table pgmq.a_contact enable row level security;
  alter table pgmq.q_contact_held enable row level security;
  alter table pgmq.a_contact_held enable row level security;
  alter table contact.counts enable row level security;
  alter table contact.keys enable row level security;
  alter table contact.alarms enable row level security;
  for public_role in
    select 'public' union all select rolname from pg_roles where rolname in ('anon', 'authenticated')
  loop
    execute format('revoke all on schema contact from %s', public_role);
    execute format('revoke all on all tables in schema contact from %s', public_role);
    execute format('revoke all on all functions in schema contact from %s', public_role);
    execute format(
      'revoke all on pgmq.q_contact, pgmq.a_contact, pgmq.q_contact_held, pgmq.a_contact_held from %s',
      public_role
    );
  end loop;
end
$$;

-- The clock of it all; a Postgres without these extensions, as in the tests, is called by hand.
do $$
begin
  if (select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net')) < 2 then
    return;
  end if;
  create extension if not exists pg_cron;
  create extension if not exists pg_net;
  perform cron.schedule('contact-drain', '* * * * *', $job$ select contact.call('drain') $job$);
  perform cron.schedule('contact-canary', '0 5 * * *', $job$ select contact.call('canary') $job$);
  perform cron.schedule('contact-clean', '*/10 * * * *', $job$ select contact.clean() $job$);
end
$$;
