game-highest-card = Highest Card
card-one = One
card-two = Two
card-three = Three
card-four = Four
card-five = Five
variant-short = Short
ending-played = all cards shown
do-play = Play { $card }
move-play =
    { $who ->
        [you] play
       *[other] plays
    } { $card }
highest-card-not-held = You do not hold a { $card }.
