"""`python -m zunft` is `zunft`."""

from zunft.cli import main

if __name__ == "__main__":
    main(prog_name="zunft")
